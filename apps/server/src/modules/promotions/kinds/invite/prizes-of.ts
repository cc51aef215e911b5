import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { RewardRow } from '../../tables.ts';

/** Each prize with its state: what friends have reached waits for its claim. */
export function prizesOf(
  { steps }: TermsOf<'invite'>,
  { qualified, rewards }: { qualified: number; rewards: readonly RewardRow[] },
): { friends: number; prize: string; state: 'locked' | 'reached' | 'paid' }[] {
  return steps.map(({ friends, prize }) => {
    const isPaid = rewards.some(({ period, state }) => period === String(friends) && state === 'paid');
    return { friends, prize, state: isPaid ? 'paid' : qualified >= friends ? 'reached' : 'locked' };
  });
}
