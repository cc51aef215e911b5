import type { OutputOf } from '@fairway/contract';
import { fishingGame, fishingVenue } from '@fairway/contract/fishing/codes.ts';
import type { FiredShot } from '@fairway/contract/fishing/schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { formatMoney, money, type Money } from '@fairway/money';
import { AccountFrozen, companion, laneOf, type LaneRequest } from '#modules/ledger';
import { stakeConstraints } from '#modules/risk';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { hashInput, type OperationKey } from '#platform/idempotency/run-once.ts';
import { outboxTable } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetLimits, limitRules } from '../../limits/read-limits.ts';
import { rightsRefusal } from '../../rounds/refusals.ts';
import { seatAccount, seatBalance } from '../../seats/seat-account.ts';
import { seatReturn, seatStake } from '../../seats/seat-transfers.ts';
import type { SeatRow } from '../../seats/seats-store.ts';
import { isPool } from '../is-pool.ts';
import type { TideRow } from '../tables.ts';
import { newsOfShots } from './news-of-shots.ts';
import { batchRow, locksOf, type NewBatch } from './shots-store.ts';

/** Shots with their outcomes: who fired them from where, and the operation id that makes them one. */
export interface Volley {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly seat: SeatRow;
  readonly tide: Pick<TideRow, 'number' | 'catches'>;
  /** The stake of each. */
  readonly cannon: Money;
  readonly first: number;
  readonly shots: readonly FiredShot[];
  readonly limitsVersion: number;
}
export type BookedShots = OutputOf<Schemas['fireShots']>;

const outOfTurn: ReadonlySet<string> = new Set([
  'games_fishing_number',
  'games_fishing_pace',
  'games_shots_pkey',
]);
const overtakers: ReadonlySet<string> = new Set(['games_fishing_overtaken', 'games_shots_catch']);
const rights: ReadonlySet<string> = new Set(['games_fishing_rights', ...stakeConstraints]);

/** Books shots through the process's lane. `overtaken`: they are to be judged again. Throws what refuses the member, the seat or the shots. */
export async function bookShots(app: Platform, volley: Volley): Promise<BookedShots | 'overtaken'> {
  const { call, seat, cannon, shots } = volley;
  const staked = shots.filter(({ outcome }) => outcome !== 'returned').length;
  const stake = money(cannon.currency, cannon.minor * BigInt(staked));
  const before = await seatBalance(app.db, seat);
  try {
    return await laneOf(app).post(requestFor(app, volley, { stake, before }));
  } catch (fault) {
    // The lane keeps no refusal of a frozen account.
    if (fault instanceof AccountFrozen) throw fault;
    const rule = refusedBy(fault) ?? '';
    if (limitRules.has(rule)) forgetLimits(app);
    if (limitRules.has(rule) || overtakers.has(rule)) return 'overtaken';
    if (rule === 'games_fishing_seated') throw new AppError('notSeated');
    if (rule === 'games_fishing_open') throw new AppError('tideTurning');
    if (outOfTurn.has(rule)) throw new AppError('shotOutOfTurn');
    if (rule === 'games_fishing_other') throw new AppError('roundOpen');
    if (rights.has(rule)) throw await rightsRefusal(app, { call, stake, venue: fishingVenue });
    throw fault;
  }
}

function requestFor(
  app: Platform,
  { key, seat, tide, cannon, first, shots, limitsVersion }: Volley,
  { stake, before }: { readonly stake: Money; readonly before: Money },
): LaneRequest<BookedShots> {
  const { currency, place: pool } = seat;
  if (!isPool(pool)) throw new RangeError(`no pool ${pool}`);
  const at = app.clock.now();
  const multiples = shots.reduce((sum, { multiple }) => sum + multiple, 0);
  const returned = money(currency, cannon.minor * BigInt(multiples));
  const row: NewBatch = {
    shard_id: seat.shard_id,
    member_id: seat.member_id,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('G'),
    seat_id: seat.id,
    pool,
    tide: tide.number,
    currency,
    cannon: cannon.minor,
    first,
    shots: shots.map(({ tick, angle, outcome, fish, contact, multiple }) => ({
      tick,
      angle,
      outcome,
      fish,
      contact,
      multiple,
    })),
    seen: tide.catches,
    stake: stake.minor,
    returned: returned.minor,
    limits_version: limitsVersion,
    stake_transfer: stake.minor > 0n ? app.ids.uuid() : null,
    return_transfer: returned.minor > 0n ? app.ids.uuid() : null,
  };
  const base = { seat, game: fishingGame, at, requestId: row.bill_no };
  const account = seatAccount(seat);
  return {
    transfers: [
      ...(row.stake_transfer === null ? [] : [seatStake({ ...base, id: row.stake_transfer, amount: stake })]),
      ...(row.return_transfer === null
        ? []
        : [seatReturn({ ...base, id: row.return_transfer, amount: returned })]),
    ],
    subject: row.id,
    rows: [
      batchRow(row),
      ...newsOfShots(row, { place: seat.number, shots }, at).map((news) => companion(outboxTable, news)),
    ],
    locks: locksOf(row),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({
      id: row.id,
      billNo: row.bill_no,
      stake: formatMoney(stake),
      returned: formatMoney(returned),
      shots: [...shots],
      balance: formatMoney(row.stake_transfer === null ? before : balances.of(account)),
    }),
  };
}
