import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import type { TitledReward } from '../../rewards/reward-pages-store.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import type { Pay } from '../../rewards/with-fund.ts';
import { selectTaskRewards } from './new-task-store.ts';
import { packageStep } from './own-package.ts';

/** Pays the package's oldest award that waits. Throws `taskUnfinished`, `rewardAlreadyClaimed`, `rewardExpired` and `prizeSoldOut`. */
export async function claimPackageAward(
  tx: Tx,
  pay: Pay,
  memberId: string,
  { campaign: { no, terms }, now }: { campaign: CampaignWithTerms; now: Date },
): Promise<TitledReward> {
  const awards = (await selectTaskRewards(tx, memberId, no)).filter(({ step }) => step === packageStep);
  const waiting = awards.find(({ state }) => state === 'reached');
  const latest = awards.at(-1);
  if (!latest) throw new AppError('taskUnfinished');
  if (!waiting) throw new AppError(latest.state === 'expired' ? 'rewardExpired' : 'rewardAlreadyClaimed');
  const held = await holdReward(tx, memberId, waiting.id);
  if (held?.state !== 'reached')
    throw new AppError(held?.state === 'expired' ? 'rewardExpired' : 'rewardAlreadyClaimed');
  if (held.expires_at && held.expires_at <= now) throw new AppError('rewardExpired');

  await pay(tx, held);
  const paid = await holdReward(tx, memberId, held.id);
  if (!paid) throw new Error('a reward that was paid is not there');
  return { ...paid, title_zh: terms.zh.title, title_en: terms.en.title };
}
