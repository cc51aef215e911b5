import { isAddress, type Address } from 'viem';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { clientOf, RpcFault } from './rpc.ts';

const info = z.object({ token: z.object({ address: z.string() }) });
const known = new Map<string, Address>();

/** The USDT token's contract: configured, or in a demo as the sandbox's chain party says. Throws RpcFault while neither is known. */
export async function tokenAddress(app: Platform): Promise<Address> {
  const { chain, sandboxUrl, production } = app.config;
  if (chain.tokenAddress !== undefined && isAddress(chain.tokenAddress)) return chain.tokenAddress;
  if (production || !sandboxUrl) throw new RpcFault('no token is configured', false);
  const remembered = known.get(sandboxUrl);
  if (remembered) return remembered;
  const url = `${sandboxUrl}/chain/info`;
  const answer = await clientOf(url)
    .send(url, { method: 'GET', timeoutMs: 3000 })
    .catch((fault: unknown) => {
      throw new RpcFault('the sandbox does not answer', false, fault);
    });
  const parsed = info.safeParse(JSON.parse(answer.body.toString('utf8')));
  if (!parsed.success || !isAddress(parsed.data.token.address))
    throw new RpcFault('the sandbox names no token', false);
  known.set(sandboxUrl, parsed.data.token.address);
  return parsed.data.token.address;
}
