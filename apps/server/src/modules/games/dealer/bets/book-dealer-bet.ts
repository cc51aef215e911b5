import type { OutputOf } from '@fairway/contract';
import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, AccountFrozen, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { stakeConstraints } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { hashInput, type OperationKey } from '#platform/idempotency/run-once.ts';
import { outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetLimits, limitRules } from '../../limits/read-limits.ts';
import { paceRefusal, rightsRefusal } from '../../rounds/refusals.ts';
import type { HouseTable } from '../house-tables.ts';
import { betRow, locksOf } from './dealer-bets-store.ts';
import { presentBet } from './present-bet.ts';
import type { SpotsRead } from './read-spots.ts';

/** A press of the button that stakes: who pressed, the spots within their bounds, and the operation id that makes it one. */
export interface DealerBetting extends SpotsRead {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly table: HouseTable;
  readonly deal: number;
  readonly currency: WalletCurrency;
  /** The version of the limits that the stakes were judged by. */
  readonly limitsVersion: number;
}
export type PlacedDealerBet = OutputOf<Schemas['placeDealerBets']>;

/** By these rules of the rows another round of the member is open. */
const others: ReadonlySet<string> = new Set(['games_dealer_bets_other', 'games_open_rounds_pkey']);
const rights: ReadonlySet<string> = new Set(['games_dealer_bets_rights', ...stakeConstraints]);

/** Books a bet through the process's lane. `overtaken`: the limits have changed, it is to be judged again. Throws what refuses the member, the stakes or the deal. */
export async function bookDealerBet(
  app: Platform,
  betting: DealerBetting,
): Promise<PlacedDealerBet | 'overtaken'> {
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
    if (rule === 'games_dealer_bets_deal') throw new AppError('roundNotFound');
    if (rule === 'games_dealer_bets_open') throw new AppError('roundClosed');
    if (rule === 'games_dealer_bets_one') throw new AppError('dealerBetPlaced');
    if (others.has(rule)) throw new AppError('roundOpen');
    if (rule === 'games_dealer_bets_pace') throw paceRefusal(betting.table.game);
    if (rights.has(rule)) throw await rightsRefusal(app, { ...betting, venue: dealerVenue });
    throw fault;
  }
}

function requestFor(
  app: Platform,
  { call, key, table, deal, currency, stakes, stake, mostReturn, limitsVersion }: DealerBetting,
): LaneRequest<PlacedDealerBet> {
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const center = own.center(currency);
  const at = app.clock.now();
  const row = {
    shard_id: own.shard,
    member_id: memberId,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('G'),
    table_code: table.code,
    deal,
    currency,
    stake: stake.minor,
    spots: Object.fromEntries(stakes.map((one) => [one.spot, String(one.stake)])),
    most_return: mostReturn.minor,
    limits_version: limitsVersion,
    stake_transfer: app.ids.uuid(),
  };
  const staked = {
    id: row.stake_transfer,
    reason: 'gameStake' as const,
    legs: move(center, own.house('gamesPool', currency, table.game), stake),
    at,
    requestId: row.bill_no,
  };
  return {
    transfers: [staked],
    subject: row.id,
    rows: [betRow(row), companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'game' }, at))],
    locks: locksOf(memberId, table.code, deal),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({
      ...presentBet({ ...row, placed_at: at, cause: null, returned: null, turnover: null, result: null }),
      balance: formatMoney(balances.of(center)),
    }),
  };
}
