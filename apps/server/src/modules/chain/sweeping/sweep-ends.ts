import { sweepProblems, type SweepProblem } from '@fairway/contract/chain/sweep-states.ts';
import { formatMoney, usdt } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { isNumberTaken } from '../paying/number-taken.ts';
import { broadcast } from '../paying/sender-state.ts';
import type { Bids } from './bids-store.ts';
import { noteProblem, updateSweep, type SweepRow } from './sweep-store.ts';

/** Limits of the signer that another day or a lower price lifts; at every other refusal nothing will change by waiting. */
const passing: readonly string[] = ['sweepDayLimit', 'fuelOnceLimit', 'fuelDayLimit', 'fee'];

/** What a refusal of the signer does to a sweep: it waits for a limit, or has failed. Nothing was signed. */
export async function takeRefusal(app: Platform, sweep: SweepRow, reason: string): Promise<undefined> {
  const problem = sweepProblems.codeList.find((code) => code === reason) ?? 'refused';
  const detail = `signer: ${reason}`;
  if (passing.includes(reason)) await noteProblem(app.db, sweep, { problem, detail });
  else await failSweep(app, sweep, problem, detail);
}

export async function failSweep(
  app: Platform,
  sweep: SweepRow,
  problem: SweepProblem,
  detail: string,
): Promise<undefined> {
  await updateSweep(app.db, sweep, { state: 'failed', problem, detail, ended_at: app.clock.now() });
  app.logger.error(
    { runbook: 'sweep-failed', channel: sweep.network, sweepId: sweep.id, reason: problem },
    'a sweep failed',
  );
}

/** The chain holds less than the book: an outsider moved it, or a reorganisation took it. */
export function failShort(app: Platform, sweep: SweepRow, held: bigint): Promise<undefined> {
  const [there, wanted] = [held, sweep.amount].map((amount) => formatMoney(usdt(amount)));
  return failSweep(app, sweep, 'short', `${there} < ${wanted} USDT`);
}

/**
 * Sends the highest bytes of a number again; the same bytes are the same transaction. Answers what the node said against them, '' where it
 * took them. Where another transaction than any of ours used their number, and that one is as deep as the confirmations, the sweep fails:
 * undefined. Throws RpcFault when the node does not answer.
 */
export async function sendAgain(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  bids: Bids,
): Promise<string | undefined> {
  const [{ sender, nonce, tx_hash: hash, signed_tx: signed }] = bids;
  try {
    await broadcast(app, network, signed);
    return '';
  } catch (fault) {
    if (!(fault instanceof RpcFault) || !fault.answered) throw fault;
    // It has them already, or cannot take them now, or never will.
    const hashes = bids.map((bid) => bid.tx_hash);
    if (!(await isNumberTaken(app, network, { sender, nonce, hashes }))) return fault.message;
    return failSweep(app, sweep, 'numberTaken', hash);
  }
}
