import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { tokenAddress } from '../node/token.ts';
import { SignerFault, fetchSignerStatus, signTransfer } from './ask-signer.ts';
import { findSigned, insertSigned, type SignedPayout } from './payout-store.ts';
import type { TransferNews, TransferOrder } from './transfer-order.ts';
import { broadcast, senderState } from './sender-state.ts';

/**
 * Pays by a signed token transfer. It is signed once and kept before anything is sent; sending the same bytes again is the
 * same payout, so a lost answer, a kill and a restart all lead to one transfer. While the signer is away or refuses,
 * nothing was sent: the payout waits and its money stays held.
 */
export async function sendTransfer(
  app: Platform,
  network: Network,
  order: TransferOrder,
): Promise<TransferNews> {
  try {
    const payout = (await findSigned(app.db, network, order.billNo)) ?? (await signOnce(app, network, order));
    if ('refused' in payout) return { status: 'absent', detail: `signer: ${payout.refused}` };
    return await rebroadcast(app, network, payout);
  } catch (fault) {
    if (fault instanceof SignerFault) return { status: 'absent', detail: fault.message };
    if (fault instanceof RpcFault) return { status: 'unknown', detail: fault.message };
    throw fault;
  }
}

/**
 * The status of the payout: by its receipt, deep enough, whether it worked or not; until then it is pending and sent
 * again.
 */
export async function queryTransfer(
  app: Platform,
  network: Network,
  order: TransferOrder,
): Promise<TransferNews> {
  const payout = await findSigned(app.db, network, order.billNo);
  if (!payout) return { status: 'absent', detail: 'not signed yet' };
  const reference = payout.tx_hash;
  try {
    const receipt = await network.node.receiptOf(app, network, payout.tx_hash);
    if (!receipt) return await notMined(app, network, payout);
    const depth = Number((await network.node.height(app, network)) - receipt.blockNumber) + 1;
    const needed = confirmationsOf(app, network);
    if (depth < needed) return { status: 'pending', detail: `${depth}/${needed}`, reference };
    if (receipt.succeeded) return { status: 'paid', detail: `block ${receipt.blockNumber}`, reference };
    return { status: 'failed', detail: 'reverted by the token', reference };
  } catch (fault) {
    if (fault instanceof RpcFault) return { status: 'unknown', detail: fault.message, reference };
    throw fault;
  }
}

async function signOnce(
  app: Platform,
  network: Network,
  order: TransferOrder,
): Promise<SignedPayout | { refused: string }> {
  const to = network.codec.toHex(order.address);
  if (to === undefined) throw new RangeError(`not an address of ${network.code}`);
  const token = await tokenAddress(app, network);
  const { address } = await fetchSignerStatus(app, network);
  const { chainId, gasPrice, nextNonce } = await senderState(app, network, address);
  const made = await signTransfer(app, network, {
    billNo: order.billNo,
    chainId,
    token,
    to,
    amount: order.amount.minor,
    leastNonce: nextNonce,
    gasPrice,
  });
  if ('refused' in made) return made;
  const payout = {
    bill_no: order.billNo,
    sender: made.sender,
    nonce: made.nonce,
    tx_hash: made.txHash,
    signed_tx: made.signed,
  };
  await insertSigned(app.db, network, payout, app.clock.now());
  return payout;
}

/** In no block: sent again, unless its number was used by another transaction; then a person must look. */
async function notMined(app: Platform, network: Network, payout: SignedPayout): Promise<TransferNews> {
  const { address } = await fetchSignerStatus(app, network).catch(() => ({ address: undefined }));
  const state = address && (await senderState(app, network, address));
  if (state && state.minedNonce > payout.nonce)
    return {
      status: 'unknown',
      detail: 'its number is used by another transaction',
      reference: payout.tx_hash,
    };
  return rebroadcast(app, network, payout);
}

async function rebroadcast(app: Platform, network: Network, payout: SignedPayout): Promise<TransferNews> {
  const reference = payout.tx_hash;
  try {
    await broadcast(app, network, payout.signed_tx);
    return { status: 'pending', detail: 'broadcast', reference };
  } catch (fault) {
    if (!(fault instanceof RpcFault)) throw fault;
    // The node answered and refused: it has the transaction already, or cannot take it now. A query shows which.
    return { status: fault.answered ? 'pending' : 'unknown', detail: fault.message, reference };
  }
}
