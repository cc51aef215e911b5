import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { isNumberTaken } from './number-taken.ts';
import { findSigned } from './payout-store.ts';

/**
 * Whether a payout's signed bytes can still move its money, or have: anyone who has seen them may send them at any
 * time, until another transaction has used their number as deep as the confirmations, or the token has refused them so
 * deep. What was never signed, or whose signature was lost on its way here, nobody has. True while the node does not
 * say.
 */
export async function mayStillBeMined(app: Platform, network: Network, billNo: string): Promise<boolean> {
  const payout = await findSigned(app.db, network, billNo);
  if (!payout) return false;
  try {
    const { sender, nonce, tx_hash: hash } = payout;
    if (await isNumberTaken(app, network, { sender, nonce, hashes: [hash] })) return false;
    const receipt = await network.node.receiptOf(app, network, hash);
    if (!receipt || receipt.succeeded) return true;
    const depth = (await network.node.height(app, network)) - receipt.blockNumber + 1n;
    return depth < BigInt(confirmationsOf(app, network));
  } catch (fault) {
    if (fault instanceof RpcFault) return true;
    throw fault;
  }
}
