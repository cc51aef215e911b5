import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { minedUpTo } from '../sweeping/address-state.ts';
import { findSigned } from './payout-store.ts';

/**
 * Whether a payout's signed bytes can still move its money, or have: whoever has seen them may send them at any time, until another
 * transaction has used their number as deep as the confirmations, or the token has refused them so deep. What was never signed, or whose
 * signature was lost on its way here, nobody has. True while the node does not say.
 */
export async function mayStillBeMined(app: Platform, network: Network, billNo: string): Promise<boolean> {
  const payout = await findSigned(app.db, network, billNo);
  if (!payout) return false;
  try {
    const deep = (await network.node.height(app, network)) - BigInt(confirmationsOf(app, network)) + 1n;
    if (deep < 0n || (await minedUpTo(app, network, payout.sender, deep)) <= payout.nonce) return true;
    const receipt = await network.node.receiptOf(app, network, payout.tx_hash);
    return receipt?.succeeded ?? false;
  } catch (fault) {
    if (fault instanceof RpcFault) return true;
    throw fault;
  }
}
