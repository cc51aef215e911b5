import { defineEndpoints } from '../endpoint.ts';

/** VIP levels: what they ask and give (specification section 3, VIP). */
export const vipEndpoints = defineEndpoints({
  getGradeConfig: {
    method: 'POST',
    path: '/api/vip/v1/getGradeConfig',
    caller: 'visitor',
    errors: [],
    summary:
      'What each level asks and gives, 0 to 10; amounts are JSON numbers in yuan, -1 stands for no limit',
  },
  getGradeBenefits: {
    method: 'POST',
    path: '/api/vip/v1/getGradeBenefits',
    caller: 'visitor',
    errors: [],
    summary: 'Rebate rates and service of each level; no rates while the site offers no rebate',
  },
  getUnlimitedRebateTag: {
    method: 'POST',
    path: '/api/vip/v1/getUnlimitedRebateTag',
    caller: 'visitor',
    errors: [],
    summary: 'Whether rebates have no cap a day',
  },
});
