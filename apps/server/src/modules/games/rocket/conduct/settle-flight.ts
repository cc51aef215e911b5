import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { eventRow, outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { flightResultsTable, selectUnsettledBets } from '../flight-bets-store.ts';
import { updateSettled } from '../flights-store.ts';
import { returnOfBet } from '../return-of-bet.ts';
import { rocketGame } from '../rocket-game.ts';
import type { EndedFlightBetRow, ProvenFlightRow } from '../tables.ts';

/** Bets read, judged and paid at a time. */
const pageSize = 5000;

/** Pays every bet of a flight that has crashed or is voided. May run any number of times and beside others: a bet has one result. */
export async function settleFlight(app: Platform, flight: ProvenFlightRow): Promise<void> {
  for (let after: EndedFlightBetRow | undefined; ;) {
    const page = await selectUnsettledBets(app.db, flight.number, after, pageSize);
    const outcomes = await Promise.allSettled(
      page.map((bet) => laneOf(app).post(requestFor(app, flight, bet))),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && refusedBy(outcome.reason) !== 'games_rocket_results_pkey')
        throw outcome.reason;
    after = page.at(-1);
    if (page.length < pageSize) break;
  }
  await updateSettled(app.db, flight.number);
}

function requestFor(app: Platform, flight: ProvenFlightRow, bet: EndedFlightBetRow): LaneRequest<null> {
  const { currency, member_id: memberId } = bet;
  const own = accountsOf(memberId);
  const returned =
    flight.point === null ? money(currency, bet.stake) : returnOfBet(bet, Number(flight.point));
  const transfer = returned.minor > 0n ? app.ids.uuid() : null;
  const at = app.clock.now();
  const legs = move(own.house('gamesPool', currency, rocketGame.code), own.center(currency), returned);
  const reason = flight.voided_at ? ('gameRollback' as const) : ('gameReturn' as const);
  return {
    transfers: transfer === null ? [] : [{ id: transfer, reason, legs, at, requestId: bet.bill_no }],
    subject: bet.id,
    rows: [
      companion(flightResultsTable, {
        shard_id: bet.shard_id,
        bet_id: bet.id,
        member_id: memberId,
        currency,
        cause: flight.voided_at ? 'voided' : 'crashed',
        returned: returned.minor,
        return_transfer: transfer,
      }),
      ...newsOf(bet, returned, at).map((news) => companion(outboxTable, news)),
    ],
    answer: () => null,
  };
}

function newsOf(bet: EndedFlightBetRow, returned: Money, at: Date) {
  const { currency, member_id: memberId } = bet;
  const stake = formatMoney(money(currency, bet.stake));
  // A stake that comes back as it was put nothing at risk.
  const isPush = returned.minor === bet.stake;
  const event = eventRow(
    'game.settled',
    {
      memberId,
      venue: gamesVenue,
      category: 'electronic',
      game: rocketGame.code,
      ref: bet.id,
      currency,
      stake,
      returned: formatMoney(returned),
      turnover: isPush ? formatMoney(money(currency, 0n)) : stake,
      free: false,
      at: at.toISOString(),
    },
    at,
  );
  // Open or not has changed even where nothing came back.
  return [event, pushRow('memberWallet', { memberId }, { cause: 'game' }, at)];
}
