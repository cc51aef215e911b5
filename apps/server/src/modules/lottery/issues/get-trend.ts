import { decimalText, trendOf } from '@fairway/fair-games';
import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { Fraction } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPastIssues } from './issues-store.ts';

/** The last drawn issues and what they count up to, from one read of their rows; the chances follow from the rules alone. */
export const getTrend: Operation<
  (typeof lotteryEndpoints)['getTrend'],
  (typeof lotterySchemas)['getTrend']
> = async ({ db }, _call, { lottery, draws: limit }) => {
  const rows = await selectPastIssues(db, lottery, {
    before: null,
    instant: await databaseNow(db),
    limit,
    drawnOnly: true,
  });
  const draws = rows.toReversed().map(({ issue, result }) => ({ issue, result: result ?? [] }));
  const groups = trendOf(
    lottery,
    draws.map(({ result }) => result),
  );
  return {
    draws,
    groups: groups.map(({ of, numbers }) => ({
      of,
      numbers: numbers.map(({ mean, chance, ...counts }) => ({
        ...counts,
        mean: decimalText(Fraction.scaled(mean.roundTo(2, 'halfUp'), 2)),
        chance: `${chance.numerator}/${chance.denominator}`,
      })),
    })),
  };
};
