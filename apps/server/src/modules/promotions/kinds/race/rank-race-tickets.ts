import type { raceEndpoints } from '@fairway/contract/promotions/race/endpoints.ts';
import type { raceSchemas } from '@fairway/contract/promotions/race/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { settleRace as placesOf } from '@fairway/promotions';
import { findMemberNames } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { selectSettledAt } from './results-store.ts';
import { readRanking, shownRunners } from './read-ranking.ts';
import { selectRunner } from './runners-store.ts';

const yuan = (fen: bigint) => formatMoney(money('CNY', fen));

/** The first of a race as they were counted within about the last minute, and the caller's place. Throws `activityUnknown`. */
export const rankRaceTickets: Operation<
  (typeof raceEndpoints)['rankRaceTickets'],
  (typeof raceSchemas)['rankRaceTickets']
> = async (app, call, { no }) => {
  const race = await selectPublished(app.db, { kind: 'race', no });
  if (race?.terms.kind !== 'race') throw new AppError('activityUnknown');
  const memberId = call.member?.memberId;
  const [{ best, runners, ahead }, settledAt, own] = await Promise.all([
    readRanking(app, no),
    selectSettledAt(app.db, no),
    memberId === undefined ? undefined : selectRunner(app.db, memberId, no),
  ]);
  const places = placesOf(
    best.map(({ member_id: id, tickets }) => ({ id, score: BigInt(tickets) })),
    race.terms.prizes.map(fenOf),
  );
  const tickets = new Map(best.map((row) => [row.member_id, row.tickets]));
  const first = places.slice(0, shownRunners);
  const names = await findMemberNames(
    app.db,
    first.map(({ id }) => id),
  );
  const ownPrize = places.find(({ id }) => id === memberId)?.prize ?? 0n;
  return {
    ranking: first.map(({ id, place, prize }) => {
      const name = names.get(id) ?? '';
      return {
        place,
        tickets: tickets.get(id) ?? 0,
        prize: yuan(prize),
        name: `${name.slice(0, 1)}***${name.slice(-1)}`,
        isOwn: id === memberId,
      };
    }),
    own:
      own && own.tickets > 0
        ? { place: ahead(own.tickets) + 1, tickets: own.tickets, prize: yuan(ownPrize) }
        : null,
    runners,
    settledAt: settledAt?.toISOString() ?? null,
  };
};
