import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Question {
  id: unknown;
  method: string;
  params: unknown[];
}
type Answer = Record<string, unknown> | null;

/** Several nodes behind one address, some of them behind the others: a script says how far, message by message. */
export interface UnevenNodes {
  readonly url: string;
  /** How many blocks behind the node is that answers the next message; `fail` answers an error. */
  script: (methods: readonly string[]) => number | 'fail';
  stop(): Promise<void>;
}

/** Passes questions on to a real node and hides from the answers what a node that lags would not have. */
export async function startUnevenNodes(realUrl: string): Promise<UnevenNodes> {
  const ask = async (method: string, params: unknown[]): Promise<unknown> => {
    const response = await fetch(realUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = JSON.parse(await response.text());
    if (error) throw Object.assign(new Error(String(error.message)), { rpc: error });
    return result ?? null;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message: Question | Question[] = JSON.parse(Buffer.concat(parts).toString());
      const questions = Array.isArray(message) ? message : [message];
      const behind = nodes.script(questions.map(({ method }) => method));
      void Promise.all(questions.map((question) => answerOne(ask, question, behind))).then((answers) =>
        response.end(JSON.stringify(Array.isArray(message) ? answers : answers[0])),
      );
    });
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const nodes: UnevenNodes = {
    url: `http://127.0.0.1:${port}`,
    script: () => 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return nodes;
}

async function answerOne(
  ask: (method: string, params: unknown[]) => Promise<unknown>,
  { id, method, params }: Question,
  behind: number | 'fail',
): Promise<object> {
  if (behind === 'fail') return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'header not found' } };
  try {
    const head = BigInt(String(await ask('eth_blockNumber', []))) - BigInt(behind);
    return { jsonrpc: '2.0', id, result: await seenFrom(head, ask, method, params) };
  } catch (fault) {
    const error = fault instanceof Error && 'rpc' in fault ? fault.rpc : { code: -32_603, message: 'fault' };
    return { jsonrpc: '2.0', id, error };
  }
}

/** What a node answers whose highest block is `head`. */
async function seenFrom(
  head: bigint,
  ask: (method: string, params: unknown[]) => Promise<unknown>,
  method: string,
  params: unknown[],
): Promise<unknown> {
  const hex = `0x${head.toString(16)}`;
  const above = (block: unknown) =>
    typeof block === 'string' && block.startsWith('0x') && BigInt(block) > head;
  if (method === 'eth_blockNumber') return hex;
  if (method === 'eth_getBlockByNumber') return above(params[0]) ? null : ask(method, params);
  if (method === 'eth_getTransactionCount' && params[1] === 'latest') return ask(method, [params[0], hex]);
  if (method === 'eth_getTransactionReceipt') {
    const receipt = (await ask(method, params)) as Answer;
    return above(receipt?.['blockNumber']) ? null : receipt;
  }
  if (method === 'eth_getLogs') {
    const [filter] = params as [Record<string, unknown>];
    if (above(filter['fromBlock'])) return [];
    return ask(method, [{ ...filter, toBlock: above(filter['toBlock']) ? hex : filter['toBlock'] }]);
  }
  if (method === 'eth_call') return ask(method, [params[0], hex]);
  return ask(method, params);
}
