import type { Platform } from '#platform/platform.ts';
import { clientOf } from './rpc.ts';
import { signerOf } from './signer.ts';

/** Fills the demo's payout wallet with the sandbox's play money and gas. Does nothing in production. */
export async function fillDemoWallet(app: Platform): Promise<void> {
  const { production, sandboxUrl } = app.config;
  const signer = signerOf(app);
  if (production || !sandboxUrl || !signer) return;
  const url = `${sandboxUrl}/chain/fund`;
  const answer = await clientOf(url).send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: signer.address, eth: '100', usdt: '1000000' }),
    timeoutMs: 10_000,
  });
  if (answer.status !== 200) throw new Error(`the sandbox does not fill the payout wallet: ${answer.status}`);
}
