import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import type { Language } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { houseLotteries, type HouseLottery } from '../rules/house-lotteries.ts';
import { limitsOf } from '../limits/read-limits.ts';
import { selectOpenIssues, selectPastIssues } from './issues-store.ts';
import { presentDraw, presentIssue } from './present-issue.ts';

/** Every lottery with the issue that takes bets and its last draw. */
export const listLotteries: Operation<
  (typeof lotteryEndpoints)['listLotteries'],
  (typeof lotterySchemas)['listLotteries']
> = async (app, { language }) => {
  const now = await databaseNow(app.db);
  const lotteries = await summarise(app, houseLotteries, language, now);
  return { now: now.toISOString(), lotteries };
};

/** Lotteries as lists show them. Asks once for the open issues, and once a lottery for its last draw. */
export async function summarise(
  app: Platform,
  lotteries: readonly HouseLottery[],
  language: Language,
  now: Date,
) {
  const { db } = app;
  const open = await selectOpenIssues(db, now);
  const last = await Promise.all(
    lotteries.map(({ code }) =>
      selectPastIssues(db, code, { before: null, instant: now, limit: 1, drawnOnly: true }),
    ),
  );
  const limits = await Promise.all(lotteries.map(({ code }) => limitsOf(app, code)));
  return lotteries.map(({ code, name, timetable }, place) => {
    const current = open.find(({ lottery }) => lottery === code);
    const drawn = last[place]?.[0];
    return {
      lottery: code,
      name: language === 'en' ? name.en : name.zh,
      everyMinutes: timetable.everyMinutes,
      open: limits[place]?.open ?? true,
      current: current ? presentIssue(current, now) : null,
      last: drawn ? presentDraw(drawn, now) : null,
    };
  });
}
