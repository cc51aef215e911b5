import type { OutputOf, InputOf } from '@fairway/contract';
import type { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import type { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { mostNotes } from '@fairway/fair-games';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, holdFunds, InsufficientBalance, lockAccounts, readBalance } from '#modules/ledger';
import { refuseUnanswered, stakeRefusal } from '#modules/risk';
import { mayPlay, mustBeAuthorised, mustBeOpen, venueOf } from '#modules/venues';
import { AppError } from '#platform/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { openLimitsOf } from '../limits/read-limits.ts';
import type { TicketBounds } from '../rules/house-lotteries.ts';
import { readTicketToPlace } from '../tickets/read-tickets.ts';
import { advanceChaseJob, advanceKey } from './advance-chase.job.ts';
import { mustFollow } from './chased-issues.ts';
import { insertChase, type NewChase, type NewChaseItem } from './chases-store.ts';
import { readChase } from './present-chase.ts';

type Input = InputOf<Schemas['placeChase']>;
type Output = OutputOf<Schemas['placeChase']>;

/** How long a hold may stay open before an operator is asked: the longest chase is a hundred days of `d3`. */
const holdDays = 110;

/**
 * Stakes one pick on many issues in a row. The worst case is held at once, a hold an issue; each becomes a ticket when its turn comes.
 * Throws what a ticket throws, `chaseIssuesInvalid`, and `insufficientBalance` for the whole sum.
 */
export const placeChase: Operation<
  (typeof chaseEndpoints)['placeChase'],
  (typeof chaseSchemas)['placeChase']
> = async (app, call, input) => {
  const { operation, operationId, member } = call;
  const key = { owner: `member/${member.memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx): Promise<Output> => {
    const { bounds } = await openLimitsOf(app, input.lottery, input.currency, [input.play]);
    const note = stakeOfOnce(input, bounds);
    if (input.items[0]?.issue !== input.startIssue) throw new AppError('chaseIssuesInvalid');
    await mustFollow(
      tx,
      input.lottery,
      input.items.map(({ issue }) => issue),
    );
    await mustBeOpen(tx, app, venueOf(lotteryVenue), call.language);
    await mustBeAuthorised(tx, member.memberId, venueOf(lotteryVenue));
    await mayPlay(tx, app, call);
    await refuseUnanswered(tx, app, call);
    const first = money(input.currency, note.once.minor * BigInt(input.items[0].times));
    const limit = await stakeRefusal(tx, app, member.memberId, first, call.language);
    if (limit) throw limit;
    return book(tx, app, call, input, note);
  });
};

/** The stake of one issue at `times` 1. Every issue of the chase is within what a ticket may stake. */
function stakeOfOnce(
  { lottery, currency, play, pick, unit, items }: Input,
  bounds: TicketBounds,
): { once: Money; unit: Money } {
  const times = items.map((item) => item.times);
  const least = { play, pick, unit, times: Math.min(...times) };
  const { notes } = readTicketToPlace(lottery, currency, least, bounds);
  if (notes.notes.length > mostNotes) throw new AppError('gameBetInvalid', {}, { fault: 'tooManyNotes' });
  readTicketToPlace(lottery, currency, { play, pick, unit, times: Math.max(...times) }, bounds);
  return { once: money(currency, notes.unit.minor * BigInt(notes.notes.length)), unit: notes.unit };
}

async function book(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  input: Input,
  { once, unit }: { once: Money; unit: Money },
): Promise<Output> {
  const { lottery, currency, play, pick, stopOnWin } = input;
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const id = app.ids.uuid();
  const items = input.items.map(({ issue, times }, place): NewChaseItem => ({
    shard_id: own.shard,
    chase_id: id,
    place,
    lottery,
    issue,
    times,
    stake: once.minor * BigInt(times),
    hold_id: app.ids.uuid(),
  }));
  const held = items.reduce((sum, { stake }) => sum + stake, 0n);
  const chase: NewChase = {
    shard_id: own.shard,
    member_id: memberId,
    id,
    bill_no: app.ids.billNo('L'),
    lottery,
    play,
    pick,
    currency,
    unit: unit.minor,
    stop_on_win: stopOnWin,
    held,
    rest: held,
  };
  await holdStakes(tx, app, chase, items);
  await insertChase(tx, chase, items);
  const one = { shard_id: own.shard, id };
  await addJob(tx, advanceChaseJob, one, { key: advanceKey(one) });
  await insertOutboxRows(tx, [pushRow('memberWallet', { memberId }, { cause: 'game' }, app.clock.now())]);
  const balance = await readBalance(tx, own.center(currency));
  return { chase: await readChase(tx, memberId, id), balance: formatMoney(balance) };
}

async function holdStakes(
  tx: Tx,
  app: Platform,
  { member_id: owner, currency, held, bill_no: requestId }: NewChase,
  items: readonly NewChaseItem[],
): Promise<void> {
  const own = accountsOf(owner);
  const center = own.center(currency);
  await lockAccounts(tx, [center, own.locked(currency)]);
  // Before the first hold: the refusal says what the wallet has, not what the holds before it left.
  const available = await readBalance(tx, center);
  if (available.minor < held) throw new InsufficientBalance(center, available);
  const at = app.clock.now();
  for (const { hold_id: id, stake } of items)
    await holdFunds(tx, {
      id,
      transferId: app.ids.uuid(),
      owner,
      from: center,
      amount: money(currency, stake),
      reason: 'gameHold',
      responsible: 'rule/lottery-chase',
      deadline: new Date(at.getTime() + holdDays * 86_400_000),
      at,
      requestId,
    });
}
