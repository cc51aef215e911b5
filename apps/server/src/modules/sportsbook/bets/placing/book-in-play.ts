import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { accountsOf, holdFunds, move, postTransfer } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { insertOutboxRows } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';
import { insertBet } from '../bets-store.ts';
import { newsOf, type Booking } from './booking.ts';
import { judgeOffer } from './judge-press.ts';
import { shareOffer } from './offer.ts';
import type { Press } from './outcome.ts';
import { presentNewBet } from './present-new-bet.ts';

/** How long a hold of a pending bet may stay open before an operator is asked. */
const holdMinutes = 30;

/**
 * Books a bet with a match in play in a transaction of its own that keeps the matches as they are: its stake is held, which
 * no lane does. Throws the refusals of `judgeOffer` and of the hold, kept under the operation id, and the faults of
 * `insertBet`'s constraints.
 */
export async function bookInPlay(app: Platform, press: Press): Promise<Bet> {
  return onceInTransaction(app, press.key, async (tx) => {
    const offer = await shareOffer(tx, app, press.slip.legs);

    // After the locks: a bet that waited for them is judged by what it found then, and by the time of the database then.
    const judgement = judgeOffer(app, press, offer);
    if (judgement.kind === 'refused') throw judgement.refusal;
    const { booking } = judgement;

    // Money before exposure, the order in which a lane takes them.
    await takeStake(tx, app, booking);
    await insertBet(tx, booking.bet, booking.legs);
    await insertOutboxRows(tx, [newsOf(booking)]);

    return presentNewBet(booking.bet, booking.legs, offer);
  });
}

async function takeStake(tx: Tx, app: Platform, { bet, stake }: Booking): Promise<void> {
  const accounts = accountsOf(bet.member_id);
  const wallet = accounts.venue(sportsVenue, bet.currency);
  const common = { at: bet.placed_at, requestId: bet.bill_no };
  if (bet.hold_id === null) {
    // Play ended between the look at it and the lock.
    const pool = accounts.house('sportsbookPool', bet.currency);
    const legs = move(wallet, pool, stake);
    await postTransfer(tx, { id: bet.stake_transfer, reason: 'betStake', legs, ...common });
    return;
  }
  await holdFunds(tx, {
    id: bet.hold_id,
    transferId: app.ids.uuid(),
    owner: bet.member_id,
    from: wallet,
    amount: stake,
    reason: 'betHold',
    responsible: 'rule/in-play-delay',
    deadline: addSeconds(bet.placed_at, holdMinutes * 60),
    ...common,
  });
}
