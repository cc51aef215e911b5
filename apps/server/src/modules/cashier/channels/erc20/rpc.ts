import { z } from 'zod';
import { createHttpClient, type HttpClient } from '#platform/http-client/http-client.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';

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
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});

const timeoutMs = 5000;

/** One JSON-RPC question to the chain's node. Throws RpcFault. The answer is checked by the caller's shape. */
export async function askNode<T>(
  app: Platform,
  method: string,
  params: readonly unknown[],
  shape: z.ZodType<T>,
): Promise<T> {
  const url = app.config.chainRpcUrl;
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

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const clients = new Map<string, HttpClient>();

/** The guarded client of one origin: the node, and in a demo the sandbox beside it. */
export function clientOf(url: string): HttpClient {
  const { origin } = new URL(url);
  const client = clients.get(origin) ?? createHttpClient({ origins: [origin], maxBytes: 8_388_608 });
  clients.set(origin, client);
  return client;
}
