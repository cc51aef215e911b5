import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import type { Language } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Db } from '#platform/db/database.ts';
import { houseLotteries, type HouseLottery } from '../rules/house-lotteries.ts';
import { selectOpenIssues, selectPastIssues } from './issues-store.ts';
import { presentDraw, presentIssue } from './present-issue.ts';

/** Every lottery with the issue that takes bets and its last draw. */
export const listLotteries: Operation<
  (typeof lotteryEndpoints)['listLotteries'],
  (typeof lotterySchemas)['listLotteries']
> = async ({ db }, { language }) => {
  const now = await databaseNow(db);
  const lotteries = await summarise(db, houseLotteries, language, now);
  return { now: now.toISOString(), lotteries };
};

/** Lotteries as lists show them. Asks once for the open issues, and once a lottery for its last draw. */
export async function summarise(db: Db, lotteries: readonly HouseLottery[], language: Language, now: Date) {
  const open = await selectOpenIssues(db, now);
  const last = await Promise.all(
    lotteries.map(({ code }) =>
      selectPastIssues(db, code, { before: null, instant: now, limit: 1, drawnOnly: true }),
    ),
  );
  return lotteries.map(({ code, name, timetable }, place) => {
    const current = open.find(({ lottery }) => lottery === code);
    const drawn = last[place]?.[0];
    return {
      lottery: code,
      name: language === 'en' ? name.en : name.zh,
      everyMinutes: timetable.everyMinutes,
      current: current ? presentIssue(current, now) : null,
      last: drawn ? presentDraw(drawn, now) : null,
    };
  });
}
