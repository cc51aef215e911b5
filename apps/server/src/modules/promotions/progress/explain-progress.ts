import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { latestFacts, type FactKind } from '#modules/play';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOnPage } from '../campaigns/campaigns-store.ts';
import { readMemberView } from '../eligibility/member-view.ts';
import { presentFact } from './present-fact.ts';

const most = 50;
const counted: readonly FactKind[] = [
  'deposit',
  'depositReversal',
  'bet',
  'betCorrection',
  'game',
  'gameCorrection',
];

/**
 * What the caller has paid in and played since the campaign's first day, and the latest facts that these sums are made of, each with what it
 * counts. Throws `activityUnknown`.
 */
export const explainProgress: Operation<
  (typeof promotionEndpoints)['explainProgress'],
  (typeof promotionSchemas)['explainProgress']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const campaign = await selectOnPage(app.db, input);
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const from = siteDay(campaign.starts_at < now ? campaign.starts_at : now, app.config.siteTimeZone);
  const [view, facts] = await Promise.all([
    readMemberView(app.db, app, memberId, { since: campaign.starts_at, now }),
    latestFacts(app.db, memberId, { from, kinds: counted, most: most + 1 }),
  ]);
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    from,
    deposited: yuan(view.deposited),
    played: yuan(view.played),
    facts: facts.slice(0, most).map(presentFact),
    isCut: facts.length > most,
  };
};
