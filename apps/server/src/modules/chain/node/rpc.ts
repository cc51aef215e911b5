import { z } from 'zod';
import type { OutboundRequest } from '#platform/http-client/http-client.ts';
import { clientsByParty, type PartyCalled } from '#platform/http-client/clients-by-party.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';
import { settingsOf, type Network } from '../network.ts';

/** The guarded client of one party: a network's node, the signer, and in a demo the sandbox beside them. */
export const clientOf = clientsByParty('chain', { maxBytes: 8_388_608 });

/** The node did not answer, or refused: then `answered`, with its message and its error number. Nothing is known by it. */
export class RpcFault extends Error {
  override name = 'RpcFault';
  readonly answered: boolean;
  readonly code: number | undefined;
  constructor(message: string, answered: boolean, { cause, code }: { cause?: unknown; code?: number } = {}) {
    super(message, { cause });
    this.answered = answered;
    this.code = code;
  }
}

/** The node that answered lacks a block which is to be there: it lags, or another node than a moment ago has answered. */
export function nodeIsBehind(number: bigint): RpcFault {
  return new RpcFault(`the node does not have block ${number} yet`, false);
}

const answerShape = z.object({
  id: z.unknown(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});

const timeoutMs = 5000;

/** One question of a batch. */
export interface NodeQuestion {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** One JSON-RPC question to a network's node. Throws RpcFault. The answer is checked by the caller's shape. */
export async function askNode<T>(
  app: Platform,
  network: Network,
  method: string,
  params: readonly unknown[],
  shape: z.ZodType<T>,
): Promise<T> {
  const answer = await post(app, network, { jsonrpc: '2.0', id: 1, method, params });
  return readAnswer(answer, method, shape);
}

/**
 * Several questions in one message; the answers are in the order of the questions, however the node has ordered them.
 * Throws RpcFault when one of them was not answered.
 */
export async function askNodeAtOnce(
  app: Platform,
  network: Network,
  questions: readonly NodeQuestion[],
): Promise<unknown[]> {
  if (questions.length === 0) return [];
  const body = questions.map((question, id) => ({ jsonrpc: '2.0', id, ...question }));
  const answers = z.array(answerShape).safeParse(await post(app, network, body));
  if (!answers.success) throw new RpcFault('not the answers to a batch', false);
  const byId = new Map(answers.data.map((answer) => [answer.id, answer]));
  return questions.map(({ method }, id) => readAnswer(byId.get(id), method, z.unknown()));
}

function readAnswer<T>(answer: unknown, method: string, shape: z.ZodType<T>): T {
  const parsed = answerShape.safeParse(answer);
  if (!parsed.success) throw new RpcFault(`${method}: not an answer`, false);
  if (parsed.data.error)
    throw new RpcFault(`${method}: ${parsed.data.error.message}`, true, { code: parsed.data.error.code });
  const result = shape.safeParse(parsed.data.result ?? null);
  if (!result.success) throw new RpcFault(`${method}: an answer of another shape`, false);
  return result.data;
}

async function post(app: Platform, network: Network, message: object): Promise<unknown> {
  const { rpcUrl: url } = settingsOf(app, network);
  if (!url) throw new RpcFault('no chain node is configured', false);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(message);
  return parseJson(
    await send(app, { party: network.code, url }, { method: 'POST', headers, body, timeoutMs }),
  );
}

async function send(app: Platform, called: PartyCalled, request: OutboundRequest): Promise<Buffer> {
  try {
    return (await clientOf(app, called).send(called.url, request)).body;
  } catch (fault) {
    if (fault instanceof OutboundFault) throw new RpcFault(fault.message, false, { cause: fault });
    throw fault;
  }
}
