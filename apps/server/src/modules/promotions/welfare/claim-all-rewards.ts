import type { welfareEndpoints } from '@fairway/contract/promotions/welfare/endpoints.ts';
import type { welfareSchemas } from '@fairway/contract/promotions/welfare/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError, errorText, type Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { rewardAmount } from '../rewards/reward-amount.ts';
import { selectClaimable } from '../rewards/waiting-rewards-store.ts';
import { withFund } from '../rewards/with-fund.ts';
import { isDirect, mostListed } from './direct-claims.ts';
import { payClaim } from './pay-claim.ts';

/**
 * Claims every own reward that waits, each in a transaction of its own, so that one that is refused takes no other with it. A second press, or
 * one beside it, finds what is left: the row of each reward is paid once. Throws `memberFrozen`.
 */
export const claimAllRewards: Operation<
  (typeof welfareEndpoints)['claimAllRewards'],
  (typeof welfareSchemas)['claimAllRewards']
> = async (app, call) => {
  const { memberId } = call.member;
  const waiting = (await selectClaimable(app.db, memberId, mostListed)).filter(isDirect);
  const results = [];
  for (const row of waiting)
    results.push({
      id: row.id,
      title: call.language === 'en' ? row.title_en : row.title_zh,
      amount: rewardAmount(row),
      refused: await refusalOf(app, { memberId, id: row.id, language: call.language }),
    });
  return { results };
};

async function refusalOf(
  app: Platform,
  { memberId, id, language }: { memberId: string; id: string; language: Language },
): Promise<string | null> {
  try {
    await withFund(app, (pay) => inTransaction(app.db, (tx) => payClaim(tx, pay, memberId, id)));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.error === 'memberFrozen') throw refusal;
    return errorText(refusal.error, language, refusal.params);
  }
}
