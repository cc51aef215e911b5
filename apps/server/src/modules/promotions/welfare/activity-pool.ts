import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import { campaignArts, campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { readHouseTotals } from '#modules/ledger';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { activityStatusOf } from '../campaigns/activity-status.ts';
import { selectShown, type CampaignWithTerms } from '../campaigns/campaigns-store.ts';
import { fundPart } from '../funds/fund-account.ts';

const mostBanners = 3;
const yuan = (minor: bigint) => formatMoney(money('CNY', minor));

/** What the running campaigns were given and have paid: what went into their accounts less what came back, and less what they hold. */
export const getActivityPool: Operation<
  (typeof welfareEndpoints)['getActivityPool'],
  (typeof welfareSchemas)['getActivityPool']
> = async (app) => {
  const now = await databaseNow(app.db);
  const [running, totals] = await Promise.all([runningNow(app, now), readHouseTotals(app.db)]);
  const held = new Map(
    totals.filter(({ kind }) => kind === 'campaign').map(({ part, total }) => [part, total.minor]),
  );
  const sumOf = (part: (row: CampaignWithTerms) => bigint) =>
    running.reduce((sum, row) => sum + part(row), 0n);
  const funded = sumOf((row) => row.funded - row.returned);
  return {
    campaigns: running.length,
    funded: yuan(funded),
    paid: yuan(funded - sumOf((row) => held.get(fundPart(row)) ?? 0n)),
    at: now.toISOString(),
  };
};

/** The campaigns that began last, for the head of the centre; their scenes are drawn by the page. */
export const listActivityBanners: Operation<
  (typeof welfareEndpoints)['listActivityBanners'],
  (typeof welfareSchemas)['listActivityBanners']
> = async (app, call) => {
  const running = await runningNow(app, await databaseNow(app.db));
  return {
    banners: running.slice(0, mostBanners).map(({ kind, no, terms }) => {
      const { title, summary } = call.language === 'en' ? terms.en : terms.zh;
      const art = campaignArts.find((each) => each === terms.art) ?? 'envelope';
      return { kind, no, title, summary, art, path: campaignPath(kind, no) };
    }),
  };
};

/** Those that run and take members in. */
async function runningNow(app: Platform, now: Date): Promise<CampaignWithTerms[]> {
  const { running } = activityStatuses.codes;
  const rows = await selectShown(app.db, now);
  return rows.filter((row) => activityStatusOf(row, now) === running && !row.paused);
}
