import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectRunning } from '../campaigns/running-store.ts';
import { selectClaims } from '../kinds/gift/claims-store.ts';
import { holdingsIn } from '../kinds/present/judge-gift.ts';

/** The own credit of each running campaign that counts one: earned by play, less what its gifts have cost. */
export const getMemberCredit: Operation<
  (typeof welfareEndpoints)['getMemberCredit'],
  (typeof welfareSchemas)['getMemberCredit']
> = async (app, call) => {
  const { memberId } = call.member;
  const now = await databaseNow(app.db);
  const campaigns = [];
  for (const campaign of await selectRunning(app.db, ['present'])) {
    const { kind, no, terms } = campaign;
    const claims = await selectClaims(app.db, memberId, campaign);
    const { earned, spent } = await holdingsIn(app.db, app, memberId, { campaign, claims, now });
    const title = call.language === 'en' ? terms.en.title : terms.zh.title;
    const credit = Math.max(0, earned - spent);
    campaigns.push({ kind, no, title, path: campaignPath(kind, no), credit });
  }
  return { credit: campaigns.reduce((sum, { credit }) => sum + credit, 0), campaigns };
};
