import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import { returnOfSpots, turnoverOfSpots } from '@fairway/fair-games';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { eventRow, outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { dealerResultsTable, selectUnsettledBets } from '../bets/dealer-bets-store.ts';
import { updateSettled } from '../deal-steps-store.ts';
import { rulesOf, type HouseTable } from '../house-tables.ts';
import type { DealRow, EndedDealerBetRow } from '../tables.ts';
import { announce } from './announce.ts';

/** Bets read, judged and paid at a time. */
const pageSize = 5000;

/** Pays every bet of a deal that has its result or is voided. May run any number of times and beside others: a bet has one result. */
export async function settleDeal(app: Platform, table: HouseTable, deal: DealRow): Promise<void> {
  const key = { table: deal.table_code, deal: deal.number };
  for (let after: EndedDealerBetRow | undefined; ;) {
    const page = await selectUnsettledBets(app.db, key, after, pageSize);
    const outcomes = await Promise.allSettled(
      page.map((bet) => laneOf(app).post(requestFor(app, table, deal, bet))),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && refusedBy(outcome.reason) !== 'games_dealer_results_pkey')
        throw outcome.reason;
    after = page.at(-1);
    if (page.length < pageSize) break;
  }
  await inTransaction(app.db, async (tx) => {
    if ((await updateSettled(tx, deal)) && deal.result) await announce(tx, app, deal, { state: 'settled' });
  });
}

/** What comes back, rounded once, and what of the stake was at risk. A void is as if it had not been. */
function outcomeOf(
  table: HouseTable,
  deal: DealRow,
  bet: EndedDealerBetRow,
): { returned: Money; turnover: Money } {
  const { currency } = bet;
  if (!deal.result) return { returned: money(currency, bet.stake), turnover: money(currency, 0n) };
  const rules = rulesOf(table);
  const stakes = Object.entries(bet.spots).map(([spot, stake]) => ({ spot, stake: BigInt(stake) }));
  return {
    returned: money(currency, returnOfSpots(rules, stakes, deal.result).roundTo(0, 'halfUp')),
    turnover: money(currency, turnoverOfSpots(rules, stakes, deal.result)),
  };
}

function requestFor(
  app: Platform,
  table: HouseTable,
  deal: DealRow,
  bet: EndedDealerBetRow,
): LaneRequest<null> {
  const { currency, member_id: memberId } = bet;
  const own = accountsOf(memberId);
  const { returned, turnover } = outcomeOf(table, deal, bet);
  const transfer = returned.minor > 0n ? app.ids.uuid() : null;
  const at = app.clock.now();
  const legs = move(own.house('gamesPool', currency, table.game), own.center(currency), returned);
  const reason = deal.voided_at ? ('gameRollback' as const) : ('gameReturn' as const);
  const event = eventRow(
    'game.settled',
    {
      memberId,
      venue: dealerVenue,
      category: 'liveDealer',
      game: table.game,
      ref: bet.id,
      currency,
      stake: formatMoney(money(currency, bet.stake)),
      returned: formatMoney(returned),
      turnover: formatMoney(turnover),
      free: false,
      at: at.toISOString(),
    },
    at,
  );
  return {
    transfers: transfer === null ? [] : [{ id: transfer, reason, legs, at, requestId: bet.bill_no }],
    subject: bet.id,
    rows: [
      companion(dealerResultsTable, {
        shard_id: bet.shard_id,
        bet_id: bet.id,
        member_id: memberId,
        currency,
        cause: deal.voided_at ? 'voided' : 'dealt',
        returned: returned.minor,
        turnover: turnover.minor,
        return_transfer: transfer,
      }),
      companion(outboxTable, event),
      // Open or not has changed even where nothing came back.
      companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'game' }, at)),
    ],
    answer: () => null,
  };
}
