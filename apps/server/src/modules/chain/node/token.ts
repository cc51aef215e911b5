import type { Address } from 'viem';
import { z } from 'zod';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { settingsOf, type Network } from '../network.ts';
import { clientOf, RpcFault } from './rpc.ts';

const sandboxTokens = z.object({ tokens: z.record(z.string(), z.string()) });
/** The sandbox's chain keeps its tokens for as long as it runs. */
const knownTokens = defineMemory<string, Address>({ name: 'chain.sandbox-tokens', most: 10 });

/** The contract of USDT on a network: configured, or in a demo as the sandbox's chain says. Throws RpcFault while neither is known. */
export async function tokenAddress(app: Platform, network: Network): Promise<Address> {
  const { sandboxUrl, production } = app.config;
  const { token } = settingsOf(app, network);
  const configured = token === undefined ? undefined : network.codec.toHex(token);
  if (configured !== undefined) return configured;
  if (token !== undefined || production || !sandboxUrl) throw new RpcFault('no token is configured', false);
  const key = `${sandboxUrl}/${network.code}`;
  const known = knownTokens(app);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const named = network.codec.toHex(await askSandbox(app, sandboxUrl, network));
  if (named === undefined) throw new RpcFault('the sandbox names no token', false);
  known.set(key, named);
  return named;
}

async function askSandbox(app: Platform, sandboxUrl: string, { code }: Network): Promise<string> {
  const url = `${sandboxUrl}/chain/info`;
  const answer = await clientOf(app, { party: 'sandbox', url })
    .send(url, { method: 'GET', timeoutMs: 3000 })
    .catch((fault: unknown) => {
      throw new RpcFault('the sandbox does not answer', false, { cause: fault });
    });
  const parsed = sandboxTokens.safeParse(parseJson(answer.body));
  return (parsed.success ? parsed.data.tokens[code] : undefined) ?? '';
}
