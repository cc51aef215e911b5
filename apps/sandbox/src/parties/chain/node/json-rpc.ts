import { Refusal } from '../../../platform/refusal.ts';

const timeoutMs = 20_000;

/** The node answered with an error of its own. */
export class RpcError extends Error {}

/** Calls one method of the node. Throws RpcError, or Refusal 503 CHAIN_DOWN when the node does not answer. */
export type Rpc = <Result>(method: string, ...params: readonly unknown[]) => Promise<Result>;

export function rpcTo(url: () => string): Rpc {
  return async <Result>(method: string, ...params: readonly unknown[]) => {
    const answer = await post(url(), JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    if (answer.error) throw new RpcError(`${method}: ${answer.error.message}`);
    return answer.result as Result;
  };
}

async function post(url: string, body: string): Promise<{ result?: unknown; error?: { message: string } }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as { result?: unknown; error?: { message: string } };
  } catch {
    throw new Refusal(503, 'CHAIN_DOWN', 'The chain node does not answer; it is being started again.');
  }
}
