import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { beaconReady } from '#modules/beacon';
import { selectGreatestBets, selectOwnBet } from './flight-bets-store.ts';
import { selectLastFlights, selectPresentFlight } from './flights-store.ts';
import { limitsOf, presentLimits } from '../limits/read-limits.ts';
import { noteInterest } from './interest-store.ts';
import { presentBet, presentFlight, presentPast, stateOf } from './present-flight.ts';
import { rocketGame } from './rocket-game.ts';
import type { EndedFlightBetRow, ProvenFlightRow } from './tables.ts';

const shownFlights = 20;
const shownBets = 20;

/** The present flight and the last ones. Asking keeps flights going, or has the next one prepared. */
export const getCrash: Operation<
  (typeof gameCrashEndpoints)['getCrash'],
  (typeof gameCrashSchemas)['getCrash']
> = async (app, call) => {
  const { db } = app;
  if (beaconReady(app)) await noteInterest(db);
  const flight = await selectPresentFlight(db);
  const number = flight?.number;
  const [last, greatest, own, now] = await Promise.all([
    selectLastFlights(db, { limit: shownFlights }),
    number === undefined ? { count: 0, bets: [] } : selectGreatestBets(db, number, shownBets),
    number === undefined || !call.member ? undefined : selectOwnBet(db, call.member.memberId, number),
    databaseNow(db),
  ]);
  return {
    now: now.toISOString(),
    rtp: rocketGame.rtp,
    ...presentLimits(await limitsOf(app, rocketGame.code)),
    flight: flight ? presentFlight(flight, now) : null,
    bets: {
      count: greatest.count,
      greatest: greatest.bets.map((bet) => ({
        currency: bet.currency,
        stake: formatMoney(money(bet.currency, bet.stake)),
        cashedOutAt: flight ? cashedOutAt(bet, flight, now) : null,
      })),
    },
    own: own ? presentBet(own) : null,
    last: last.map(presentPast),
  };
};

/** By hand at once; by its target once the flight is over, so that no plan of another member shows before. */
function cashedOutAt(bet: EndedFlightBetRow, flight: ProvenFlightRow, now: Date): number | null {
  if (stateOf(flight, now) !== 'crashed') return bet.height === null ? null : Number(bet.height);
  const height = Math.min(
    Number(bet.height ?? Infinity),
    Number(bet.target ?? Infinity),
    Number(bet.most_height),
  );
  return height <= Number(flight.point) ? height : null;
}
