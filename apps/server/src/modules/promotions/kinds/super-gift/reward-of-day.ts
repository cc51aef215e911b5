import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import type { TitledReward } from '../../rewards/reward-pages-store.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';

/** The member's gift of a day; undefined before it was applied for. */
export async function rewardOfDay(
  db: Db | Tx,
  memberId: string,
  { campaign, day }: { campaign: CampaignWithTerms; day: string },
): Promise<TitledReward | undefined> {
  const { kind, no, terms } = campaign;
  const rows = await selectRewardsOfStep(db, memberId, { kind, no, step: 'tier' });
  const row = rows.find(({ period }) => period === day);
  return row && { ...row, title_zh: terms.zh.title, title_en: terms.en.title };
}
