import { defineEndpoints } from '../endpoint.ts';

/** A member's own VIP level (specification section 3, VIP). */
export const vipMemberEndpoints = defineEndpoints({
  getVip: {
    method: 'POST',
    path: '/api/vip/v1/getVip',
    caller: 'member',
    wire: {
      output: {
        levelName: { name: 'level_name' },
        upgradeDeposit: { name: 'upgrade_deposit' },
        upgradeRecord: { name: 'upgrade_record' },
        withdrawCount: { name: 'withdraw_count' },
        withdrawMax: { name: 'withdraw_max' },
        upgradeGift: { name: 'upgrade_gift' },
        birthGift: { name: 'birth_gift' },
        everyMonthGift: { name: 'every_month_gift' },
        gradeDiscount: { name: 'grade_discount' },
      },
    },
    errors: [],
    summary: 'Own level, what it gives, the sums that count for the next, and the last changes',
  },
  getPoints: {
    method: 'POST',
    path: '/api/vip/v1/getPoints',
    caller: 'member',
    errors: [],
    summary: 'Own points, the next that would expire, and what came and went, newest first, 20 a page',
  },
});
