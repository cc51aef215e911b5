import type { OutputOf } from '@fairway/contract';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { formatMoney, type Money } from '@fairway/money';
import { accountsOf, AccountFrozen, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { stakeConstraints } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { hashInput, type OperationKey } from '#platform/idempotency/run-once.ts';
import { outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { paceRefusal, rightsRefusal } from '../rounds/refusals.ts';
import { forgetLimits, limitRules } from '../limits/read-limits.ts';
import { betRow, locksOf } from './flight-bets-store.ts';
import { presentBet } from './present-flight.ts';
import { rocketGame } from './rocket-game.ts';

/** A press of the button that stakes: who pressed, the bet within its bounds, and the operation id that makes it one. */
export interface Betting {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly round: number;
  readonly currency: WalletCurrency;
  readonly stake: Money;
  readonly target: number | undefined;
  /** Hundredths: where the return reaches the most that the house pays. */
  readonly mostHeight: bigint;
  /** The version of the limits that the stake was judged by. */
  readonly limitsVersion: number;
}
export type PlacedBet = OutputOf<Schemas['placeCrashBet']>;

/** By these rules of the rows another round of the member is open. */
const others: ReadonlySet<string> = new Set(['games_rocket_bets_other', 'games_open_rounds_pkey']);
const rights: ReadonlySet<string> = new Set(['games_rocket_bets_rights', ...stakeConstraints]);

/** Books a bet through the process's lane. `overtaken`: the limits have changed, it is to be judged again. Throws what refuses the member, the stake or the round. */
export async function bookFlightBet(app: Platform, betting: Betting): Promise<PlacedBet | 'overtaken'> {
  try {
    return await laneOf(app).post(requestFor(app, betting));
  } catch (fault) {
    // The lane keeps no refusal of a frozen account.
    if (fault instanceof AccountFrozen) throw fault;
    const rule = refusedBy(fault) ?? '';
    if (limitRules.has(rule)) {
      forgetLimits(app);
      return 'overtaken';
    }
    if (rule === 'games_rocket_bets_round_fkey') throw new AppError('roundNotFound');
    if (rule === 'games_rocket_bets_open') throw new AppError('roundClosed');
    if (rule === 'games_rocket_bets_one') throw new AppError('crashBetPlaced');
    if (others.has(rule)) throw new AppError('roundOpen');
    if (rule === 'games_rocket_bets_pace') throw paceRefusal(rocketGame.code);
    if (rights.has(rule)) throw await rightsRefusal(app, betting);
    throw fault;
  }
}

function requestFor(
  app: Platform,
  { call, key, round, currency, stake, target, mostHeight, limitsVersion }: Betting,
): LaneRequest<PlacedBet> {
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const center = own.center(currency);
  const at = app.clock.now();
  const row = {
    shard_id: own.shard,
    member_id: memberId,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('G'),
    round: BigInt(round),
    currency,
    stake: stake.minor,
    target: target === undefined ? null : BigInt(target),
    most_height: mostHeight,
    limits_version: limitsVersion,
    stake_transfer: app.ids.uuid(),
  };
  const staked = {
    id: row.stake_transfer,
    reason: 'gameStake' as const,
    legs: move(center, own.house('gamesPool', currency, rocketGame.code), stake),
    at,
    requestId: row.bill_no,
  };
  return {
    transfers: [staked],
    subject: row.id,
    rows: [betRow(row), companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'game' }, at))],
    locks: locksOf(memberId, round),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({
      ...presentBet({
        ...row,
        round: String(row.round),
        target: row.target === null ? null : String(row.target),
        most_height: String(row.most_height),
        placed_at: at,
        height: null,
        cause: null,
        returned: null,
      }),
      balance: formatMoney(balances.of(center)),
    }),
  };
}
