import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import type { TFunction } from 'i18next';
import { clockTime } from '../parts/deadline.tsx';
import { worthOfReward } from './worth-of-reward.ts';

/** What became of a reward that was taken back, with its deposit or for abuse: how much left, or that it is void. */
export function reversalText(
  t: TFunction<'promotions'>,
  reward: Pick<OwnReward, 'type' | 'goods'>,
  { at, amount, cause }: NonNullable<OwnReward['reversal']>,
): string {
  const isAbuse = cause === 'abuse';
  if (Number(amount) === 0) return t(isAbuse ? 'rewards.abuseGone' : 'rewards.gone', { at: clockTime(at) });
  return t(isAbuse ? 'rewards.abused' : 'rewards.reversed', {
    at: clockTime(at),
    amount: worthOfReward({ ...reward, amount }),
  });
}
