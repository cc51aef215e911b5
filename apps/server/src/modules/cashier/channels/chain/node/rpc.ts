import { z } from 'zod';
import type { HttpClient } from '#platform/http-client/http-client.ts';
import { clientsByOrigin } from '#platform/http-client/clients-by-origin.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';
import { settingsOf, type Network } from '../network.ts';

/** The guarded client of one origin: a node, the signer, and in a demo the sandbox beside them. */
export const clientOf = clientsByOrigin({ maxBytes: 8_388_608 });

/** The node did not answer, or refused: `code` and its words when it said so. */
export class RpcFault extends Error {
  override name = 'RpcFault';
  readonly answered: boolean;
  constructor(message: string, answered: boolean, cause?: unknown) {
    super(message, { cause });
    this.answered = answered;
  }
}

const answerShape = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});

const timeoutMs = 5000;

/** One JSON-RPC question to a network's node. Throws RpcFault. The answer is checked by the caller's shape. */
export async function askNode<T>(
  app: Platform,
  network: Network,
  method: string,
  params: readonly unknown[],
  shape: z.ZodType<T>,
): Promise<T> {
  const { rpcUrl: url } = settingsOf(app, network);
  if (!url) throw new RpcFault('no chain node is configured', false);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await send(url, { method: 'POST', headers, body, timeoutMs });
  const parsed = answerShape.safeParse(parseJson(answer));
  if (!parsed.success) throw new RpcFault(`${method}: not an answer`, false);
  if (parsed.data.error) throw new RpcFault(`${method}: ${parsed.data.error.message}`, true);
  const result = shape.safeParse(parsed.data.result ?? null);
  if (!result.success) throw new RpcFault(`${method}: an answer of another shape`, false);
  return result.data;
}

async function send(url: string, request: Parameters<HttpClient['send']>[1]): Promise<Buffer> {
  try {
    return (await clientOf(url).send(url, request)).body;
  } catch (fault) {
    if (fault instanceof OutboundFault) throw new RpcFault(fault.message, false, fault);
    throw fault;
  }
}
