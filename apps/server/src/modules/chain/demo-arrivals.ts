import type { Platform } from '#platform/platform.ts';
import { networks } from './networks.ts';
import { isConfigured } from './network-state.ts';
import { clientOf } from './node/rpc.ts';
import { readChain } from './reading/read-chain.ts';

/**
 * The sandbox's wallet sends USDT to these addresses of demo members. The chains are read up to their heads before, so that a server that
 * starts later finds the payments, credits and gathers them. Does nothing in production and without the sandbox's chain.
 */
export async function sendDemoUsdt(
  app: Platform,
  payments: readonly { readonly address: string; readonly amount: string }[],
): Promise<void> {
  const { production, sandboxUrl } = app.config;
  if (production || !sandboxUrl) return;
  for (const network of networks) if (isConfigured(app, network)) await readChain(app, network);
  const url = `${sandboxUrl}/chain/transfer`;
  for (const { address, amount } of payments) {
    const answer = await clientOf(app, { party: 'sandbox', url }).send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: address, amount }),
      timeoutMs: 10_000,
    });
    if (answer.status !== 200) throw new Error(`the sandbox sends no USDT: ${answer.status}`);
  }
}
