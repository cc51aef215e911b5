import type { superGiftEndpoints } from '@fairway/contract/promotions/super-gift/endpoints.ts';
import type { superGiftSchemas } from '@fairway/contract/promotions/super-gift/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { depositedToday } from './deposited-today.ts';

/** Deposited today and the tiers below and above it. Throws `activityUnknown`. */
export const checkSuperGiftProgress: Operation<
  (typeof superGiftEndpoints)['checkSuperGiftProgress'],
  (typeof superGiftSchemas)['checkSuperGiftProgress']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'superGift', no });
  if (!campaign || campaign.terms.kind !== 'superGift') throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const { deposited } = await depositedToday(app.db, app, call.member.memberId, now);
  const { gifts } = campaign.terms;
  const next = gifts.find(({ least }) => fenOf(least) > deposited);
  const reached = gifts.findLast(({ least }) => fenOf(least) <= deposited);
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  const have = deposited > 0n ? deposited : 0n;
  return {
    deposited: yuan(have),
    progress: next ? Number((have * 100n) / fenOf(next.least)) : 100,
    reached: reached ?? null,
    next: next ? { ...next, missing: yuan(fenOf(next.least) - have) } : null,
  };
};
