import type { Platform } from '#platform/platform.ts';
import type { Network } from './network.ts';
import { clientOf } from './node/rpc.ts';
import { fetchSignerStatus } from './paying/ask-signer.ts';

/** Fills the demo's payout wallet with the sandbox's play money and gas. Does nothing in production; throws until it is done. */
export async function fillDemoWallet(app: Platform, network: Network): Promise<void> {
  const { production, sandboxUrl, signer } = app.config;
  if (production || !sandboxUrl || !signer.url || network.payoutFee === undefined) return;
  const { address } = await fetchSignerStatus(app, network);
  const url = `${sandboxUrl}/chain/fund`;
  const answer = await clientOf(app, { party: 'sandbox', url }).send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: network.codec.toText(address), eth: '100', usdt: '1000000' }),
    timeoutMs: 10_000,
  });
  if (answer.status !== 200) throw new Error(`the sandbox does not fill the payout wallet: ${answer.status}`);
}
