import { defineEndpoints } from '../../endpoint.ts';

const act = {
  method: 'POST',
  caller: 'member',
  once: true,
  limits: [{ per: 'member', count: 10, seconds: 10 }],
} as const;
const refusals = [
  'activityUnknown',
  'activityNotStarted',
  'activityEnded',
  'notEligible',
  'vipLevelTooLow',
  'rewardAlreadyClaimed',
  'applyUnderReview',
  'prizeSoldOut',
  'memberFrozen',
] as const;

/** What a VIP level gives: a bonus a level, a gift on the birthday, a gift a month (specification section 3, VIP). */
export const vipGiftEndpoints = defineEndpoints({
  listVipGifts: {
    method: 'POST',
    path: '/api/promotions/v1/listVipGifts',
    caller: 'member',
    errors: [],
    summary: 'Every gift of the own levels with its amount and state: bonuses of all levels, birthday, month',
  },
  checkVipGiftProgress: {
    method: 'POST',
    path: '/api/promotions/v1/checkVipGiftProgress',
    caller: 'member',
    errors: ['giftNotFound'],
    summary: 'What one gift asks for, and what the caller has of it',
  },
  applyVipGift: {
    ...act,
    path: '/api/promotions/v1/applyVipGift',
    errors: [...refusals, 'giftNotFound', 'vipLevelUnderReview', 'notBirthday', 'birthDateTooNew'],
    summary: 'Applies for a gift by its name: paid at once, a large one reviewed by people',
  },
  applyVipUpgrade: {
    ...act,
    path: '/api/promotions/v1/applyVipUpgrade',
    errors: [...refusals, 'vipLevelUnderReview'],
    summary: 'Applies for the bonus of a level that was reached, once a level for life',
  },
  applyBirthdayGift: {
    ...act,
    path: '/api/promotions/v1/applyBirthdayGift',
    errors: [...refusals, 'notBirthday', 'birthDateTooNew'],
    summary: 'Applies for the gift on the birthday alone, once a year, by the level',
  },
  applyMonthMoney: {
    ...act,
    path: '/api/promotions/v1/applyMonthMoney',
    errors: refusals,
    summary: 'Applies for this month’s gift, once, by the level that was held as the month began',
  },
  getMonthlyDividends: {
    method: 'POST',
    path: '/api/promotions/v1/getMonthlyDividends',
    caller: 'member',
    errors: [],
    summary:
      'This month’s gift: level at its beginning, amount, whether it is claimed, and the months before',
  },
});
