import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { selectFlightBets } from './flight-bets-store.ts';
import { selectFlight } from './flights-store.ts';

type Bet = Awaited<ReturnType<typeof selectFlightBets>>[number];
type Flight = NonNullable<Awaited<ReturnType<typeof selectFlight>>>;

const askTogether = onePer((app: Platform) =>
  gather((asked: readonly { memberId: string; betId: string }[]) => readAll(app, asked)),
);

/**
 * The bet with its flight as the rows have them after the call, for all cash-outs of a moment in one statement: thousands press together, and
 * each of them by itself would wait for a connection. Undefined where the member has no such bet.
 */
export function readBetOnFlight(
  app: Platform,
  memberId: string,
  betId: string,
): Promise<{ bet: Bet; flight: Flight } | undefined> {
  return askTogether(app)({ memberId, betId });
}

async function readAll(app: Platform, asked: readonly { memberId: string; betId: string }[]) {
  const bets = await selectFlightBets(
    app.db,
    asked.map(({ memberId, betId }) => ({ memberId, id: betId })),
  );
  const flights = new Map<string, Flight>();
  for (const round of new Set(bets.map((bet) => bet.round))) {
    const flight = await selectFlight(app.db, round);
    if (flight) flights.set(round, flight);
  }
  const known = new Map(bets.map((bet) => [`${bet.member_id}/${bet.id}`, bet]));
  return asked.map(({ memberId, betId }) => {
    const bet = known.get(`${memberId}/${betId}`);
    const flight = bet && flights.get(bet.round);
    return bet && flight ? { bet, flight } : undefined;
  });
}
