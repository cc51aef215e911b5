import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { PayoutNews, PayoutOrder } from '../channel.ts';
import { findSigned, insertSigned, lockSender, nextNonce, type SignedPayout } from './payout-store.ts';
import { RpcFault } from './rpc.ts';
import { signerOf, type Signer } from './signer.ts';
import { tokenAddress } from './token.ts';
import { blockNumber, broadcast, receiptOf, senderState } from './wire.ts';

/**
 * Pays by a signed token transfer. It is signed once and kept before anything is sent; sending the same bytes again is the
 * same payout, so a lost answer, a kill and a restart all lead to one transfer.
 */
export async function sendTransfer(app: Platform, order: PayoutOrder): Promise<PayoutNews> {
  const signer = signerOf(app);
  if (!signer) return { status: 'absent', detail: 'no signer is configured' };
  try {
    const payout = (await findSigned(app.db, order.billNo)) ?? (await signOnce(app, signer, order));
    if (!payout) return { status: 'absent', detail: "the signer's limit is reached" };
    return await rebroadcast(app, payout);
  } catch (fault) {
    if (fault instanceof RpcFault) return { status: 'unknown', detail: fault.message };
    throw fault;
  }
}

/** How the payout stands: by its receipt, deep enough, in either way; until then it is pending and sent again. */
export async function queryTransfer(app: Platform, order: PayoutOrder): Promise<PayoutNews> {
  const payout = await findSigned(app.db, order.billNo);
  if (!payout) return { status: 'absent', detail: 'not signed yet' };
  const reference = payout.tx_hash;
  try {
    const receipt = await receiptOf(app, payout.tx_hash);
    if (!receipt) return await notMined(app, payout);
    const depth = Number((await blockNumber(app)) - receipt.blockNumber) + 1;
    const needed = app.config.chain.confirmations;
    if (depth < needed) return { status: 'pending', detail: `${depth}/${needed}`, reference };
    if (receipt.status === 1n) return { status: 'paid', detail: `block ${receipt.blockNumber}`, reference };
    return { status: 'failed', detail: 'reverted by the token', reference };
  } catch (fault) {
    if (fault instanceof RpcFault) return { status: 'unknown', detail: fault.message, reference };
    throw fault;
  }
}

async function signOnce(
  app: Platform,
  signer: Signer,
  order: PayoutOrder,
): Promise<SignedPayout | undefined> {
  if (order.payee.kind !== 'usdtAddress') throw new RangeError('the chain pays to addresses');
  const { address: to } = order.payee;
  const token = await tokenAddress(app);
  const state = await senderState(app, signer.address);
  return inTransaction(app.db, async (tx) => {
    await lockSender(tx, signer.address);
    const known = await findSigned(tx, order.billNo);
    if (known) return known;
    const ours = await nextNonce(tx, signer.address);
    const nonce = ours !== undefined && ours > state.nextNonce ? ours : state.nextNonce;
    const { chainId, gasPrice } = state;
    const made = await signer.sign(tx, { chainId, token, to, amount: order.amount.minor, nonce, gasPrice });
    if (!made) return undefined;
    const payout = {
      bill_no: order.billNo,
      sender: signer.address,
      nonce,
      tx_hash: made.txHash,
      signed_tx: made.signed,
    };
    await insertSigned(tx, payout, app.clock.now());
    return payout;
  });
}

/** In no block: sent again, unless its number was used by another transaction; then a person must look. */
async function notMined(app: Platform, payout: SignedPayout): Promise<PayoutNews> {
  const signer = signerOf(app);
  const state = signer && (await senderState(app, signer.address));
  if (state && state.minedNonce > payout.nonce)
    return {
      status: 'unknown',
      detail: 'its number is used by another transaction',
      reference: payout.tx_hash,
    };
  return rebroadcast(app, payout);
}

async function rebroadcast(app: Platform, payout: SignedPayout): Promise<PayoutNews> {
  const reference = payout.tx_hash;
  try {
    await broadcast(app, payout.signed_tx);
    return { status: 'pending', detail: 'broadcast', reference };
  } catch (fault) {
    if (!(fault instanceof RpcFault)) throw fault;
    // The node answered and refused: it has the transaction already, or cannot take it now. Asking tells.
    return { status: fault.answered ? 'pending' : 'unknown', detail: fault.message, reference };
  }
}
