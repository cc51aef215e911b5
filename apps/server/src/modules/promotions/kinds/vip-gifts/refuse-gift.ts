import type { GradeTerms } from '@fairway/promotions';
import { AppError } from '#platform/errors.ts';
import { onFileFrom, type DueGift } from './due-gift.ts';
import type { GiftView } from './read-gift-view.ts';

/**
 * Throws why a gift cannot be given: `rewardAlreadyClaimed`, `applyUnderReview`, `activityEnded` where no campaign runs, `vipLevelTooLow`,
 * `vipLevelUnderReview`, `notBirthday`, `birthDateTooNew`.
 */
export function refuseGift(view: GiftView, due: DueGift): void {
  switch (due.state) {
    case 'open':
      return;
    case 'closed':
      throw new AppError('activityEnded');
    case 'review':
      throw new AppError('vipLevelUnderReview', { level: due.level });
    case 'applied':
      throw new AppError('applyUnderReview');
    case 'locked':
      throw lockedBy(view, due);
    default:
      throw new AppError('rewardAlreadyClaimed');
  }
}

function lockedBy(view: GiftView, { gift, level, amount, from }: DueGift): AppError {
  if (gift === 'upgrade') return new AppError('vipLevelTooLow', { level });
  if (amount === 0n) return new AppError('vipLevelTooLow', { level: lowestWith(view, gift) });
  if (from !== null && from !== view.today) return new AppError('notBirthday', { date: from });
  return new AppError('birthDateTooNew', { date: onFileFrom(view) });
}

/** The lowest level that gives one. */
function lowestWith({ terms }: GiftView, gift: 'birthday' | 'monthMoney'): number {
  const of = (grade: GradeTerms) => (gift === 'birthday' ? grade.birthCash : grade.monthGift);
  return terms.find((grade) => of(grade) > 0n)?.level ?? terms.length - 1;
}
