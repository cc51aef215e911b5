import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { paidUndecidedAt } from '../rewards/review-bounds.ts';
import { addSeconds } from '#platform/clock.ts';
import { mayReverse } from '../reversals/abuse/may-reverse.ts';
import { answeredWithin } from '../appeals/appeal-state.ts';
import { rewardAmount } from '../rewards/reward-amount.ts';
import type { RewardRow } from '../tables.ts';

/** A reward as operators see it now; names by the members' ids. */
export function presentOperatorReward(
  row: RewardRow,
  { names, now }: { names: ReadonlyMap<string, string>; now: Date },
): OperatorReward {
  return {
    id: row.id,
    memberId: row.member_id,
    memberName: names.get(row.member_id) ?? '',
    kind: row.kind,
    no: row.no,
    step: row.step,
    type: row.type,
    amount: rewardAmount(row),
    goods: row.detail && 'name' in row.detail ? row.detail.name.zh : null,
    state: row.state,
    at: row.reached_at.toISOString(),
    reversedAt: row.reversed_at?.toISOString() ?? null,
    reversed: rewardAmount({ type: row.type, amount: row.reversed }),
    isAbused: row.abused_at !== null,
    mayReverse: mayReverse(row, now),
    paidUndecidedAt: paidUndecidedAt(row)?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_name,
    agreedBy: row.agreed_name,
    remark: row.remark,
    appeal:
      row.appealed_at && row.appeal_text !== null
        ? {
            text: row.appeal_text,
            at: row.appealed_at.toISOString(),
            until: addSeconds(row.appealed_at, answeredWithin).toISOString(),
            granted: row.appeal_granted,
            by: row.appeal_name,
            answer: row.appeal_answer,
          }
        : null,
  };
}
