import { z } from 'zod';
import { holdMember } from '#modules/members';
import type { ProposalKind } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { selectRewardMember } from '../../rewards/reward-pages-store.ts';
import type { RewardRow } from '../../tables.ts';
import { reverseForAbuse } from './reverse-for-abuse.ts';

export const reversalKind = 'promotions.reversal';

const payload = z.object({ reason: z.string(), after: z.record(z.string(), z.string()) });
export type ReversalPayload = z.output<typeof payload>;

/**
 * One reports abuse, another agrees, and the reward is taken back. A claim meanwhile voids nothing: it would be the abuser's own answer to
 * the request.
 */
export const reversalProposal: ProposalKind = {
  name: reversalKind,
  rights: { read: 'promotions.read', propose: 'promotions.review', decide: 'promotions.review' },
  objectKind: 'campaignReward',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, rewardId) {
    return (await holdWithMember(tx, rewardId))?.version.toString('hex') ?? '';
  },
  async carryOut(tx, app, call, row) {
    const reward = await holdWithMember(tx, row.object_id);
    if (!reward) throw new AppError('approvalVoided');
    await reverseForAbuse(tx, app, reward, {
      reason: payload.parse(row.payload).reason,
      asked: { id: row.maker_id, name: row.maker_name },
      decided: { id: call.operator.operatorId, name: call.operator.name },
    });
  },
};

/** The reward, its member held before it: who takes part in its campaign meanwhile waits or was first. */
async function holdWithMember(tx: Tx, rewardId: string): Promise<RewardRow | undefined> {
  const memberId = await selectRewardMember(tx, rewardId);
  if (memberId === undefined) return undefined;
  await holdMember(tx, memberId);
  return holdReward(tx, memberId, rewardId);
}
