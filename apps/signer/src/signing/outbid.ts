import { keccak256, type Hex } from 'viem';
import { dayIn } from '../clock.ts';
import type { Network } from '../config.ts';
import type { Means, Refusal } from './sign-transfer.ts';
import type { BidRow } from '../store/sweep-store.ts';
import { bidAbove, bidIn } from './transfer-bytes.ts';

/** Bytes that were signed, and what they use. */
interface Earlier {
  network: Network;
  kind: BidRow['kind'];
  bill_no: string;
  nonce: bigint;
  tx_hash: string;
  signed: string;
  gas: bigint;
}

interface Bytes {
  nonce: bigint;
  tx_hash: string;
  signed: string;
}

/**
 * Signs a sweep or its fuel once more at a higher price: the same number, destination and amount, so that one of all
 * its bytes can be mined and nothing moves twice. A caller that does not know the last bytes gets those, and nothing
 * new is signed until they are outbid: `above` is the price that was not mined. A fee has the limit of one gift of
 * fuel. The caller runs one of these at a time.
 */
export async function outbid(
  { config, store, clock }: Means,
  { kind, network, gas, ...first }: Earlier,
  { above, gasPrice }: { above: bigint; gasPrice: bigint },
  sign: (bid: bigint) => Promise<Hex>,
): Promise<{ signed: Bytes } | { refused: Refusal }> {
  const last = store.lastBid(network, kind, first.bill_no);
  const bid = last?.bid ?? bidIn(first.signed);
  if (bid > above) return { signed: { ...first, ...last } };

  const next = bidAbove(bid, gasPrice);
  if (gas * next > config.limits.fuelOnce) return { refused: 'fee' };
  const signed = await sign(next);
  const bytes = { tx_hash: keccak256(signed), signed };
  const day = dayIn(config.timeZone, clock.now());
  store.insertBid({ network, kind, bill_no: first.bill_no, bid: next, ...bytes, day });
  return { signed: { nonce: first.nonce, ...bytes } };
}
