import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import type { TFunction } from 'i18next';
import { clockTime } from '../parts/deadline.tsx';
import { worthOfReward } from './worth-of-reward.ts';

/** What became of a reward whose deposit was taken back: how much left, or that it is void. */
export function reversalText(
  t: TFunction<'promotions'>,
  reward: Pick<OwnReward, 'type' | 'goods'>,
  { at, amount }: NonNullable<OwnReward['reversal']>,
): string {
  if (Number(amount) === 0) return t('rewards.gone', { at: clockTime(at) });
  return t('rewards.reversed', { at: clockTime(at), amount: worthOfReward({ ...reward, amount }) });
}
