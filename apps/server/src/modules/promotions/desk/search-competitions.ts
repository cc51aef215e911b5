import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { selectCompetitionNames } from '#modules/sportsbook';
import type { Operation } from '#platform/http/routes.ts';

const most = 30;

/** Competitions that a free bet may be bound to, by a part of a name or season, or the one with an id; thirty at most. */
export const searchCompetitions: Operation<
  (typeof promotionOperatorEndpoints)['searchCompetitions'],
  (typeof promotionOperatorSchemas)['searchCompetitions']
> = async (app, _call, { search = '', id }) => {
  const rows = await selectCompetitionNames(app.db, {
    search,
    id: id === undefined ? null : BigInt(id),
    limit: most,
  });
  return {
    competitions: rows.map(({ id: key, name_zh: zh, name_en: en, season }) => ({
      id: String(key),
      name: { zh, en },
      season,
    })),
  };
};
