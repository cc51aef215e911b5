import type { raceEndpoints } from '@fairway/contract/promotions/race/endpoints.ts';
import type { raceSchemas } from '@fairway/contract/promotions/race/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { sumsOfDays } from '#modules/play';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { ticketsOf } from './count-tickets.ts';
import { raceDays } from './race-days.ts';
import { selectRunner } from './runners-store.ts';

const yuan = (fen: bigint) => formatMoney(money('CNY', fen));

/** The own tickets by day: each day has those that its play completed. Throws `activityUnknown`. */
export const listRaceTickets: Operation<
  (typeof raceEndpoints)['listRaceTickets'],
  (typeof raceSchemas)['listRaceTickets']
> = async (app, call, { no }) => {
  const { memberId } = call.member;
  const race = await selectPublished(app.db, { kind: 'race', no });
  if (race?.terms.kind !== 'race') throw new AppError('activityUnknown');
  const { terms } = race;
  const [runner, sums] = await Promise.all([
    selectRunner(app.db, memberId, no),
    sumsOfDays(app.db, memberId, raceDays(app, race)),
  ]);
  const playedBy = (until: string) =>
    inFen(sums.filter(({ day }) => day <= until).map((row) => money(row.currency, row.turnover)));
  const days = [...new Set(sums.filter(({ turnover }) => turnover !== 0n).map(({ day }) => day))];
  let [played, tickets] = [0n, 0];
  const list = days.map((day) => {
    const [sum, count] = [playedBy(day), ticketsOf(terms, playedBy(day))];
    const row = { day, played: yuan(sum > played ? sum - played : 0n), tickets: count - tickets };
    [played, tickets] = [sum, count];
    return row;
  });
  const per = fenOf(terms.perTicket);
  return {
    joinedAt: runner?.joined_at.toISOString() ?? null,
    tickets,
    played: yuan(played > 0n ? played : 0n),
    toNext: yuan(played > 0n ? per - (played % per) : per),
    list: list.toReversed(),
  };
};
