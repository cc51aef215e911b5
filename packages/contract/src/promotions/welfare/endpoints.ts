import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** What waits for its claim over all campaigns, and what the page of all campaigns shows beside them. */
export const welfareEndpoints = defineEndpoints({
  listWelfare: {
    method: 'POST',
    path: '/activity_api/gf/list',
    caller: 'member',
    errors: [],
    summary:
      'Own rewards of all campaigns that wait to be claimed, those that expire first, with their count',
  },
  claimReward: {
    method: 'POST',
    path: '/api/promotions/v1/claimReward',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'rewardUnknown',
      'rewardAlreadyClaimed',
      'rewardExpired',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Claims one own reward that waits, of whatever campaign; paid once',
  },
  claimAllRewards: {
    method: 'POST',
    path: '/api/promotions/v1/claimAllRewards',
    caller: 'member',
    limits,
    errors: ['memberFrozen'],
    summary: 'Claims every own reward that waits and reports each; a second press finds nothing left',
  },
  getActivityTutorial: {
    method: 'POST',
    path: '/api/promotions/v1/getActivityTutorial',
    caller: 'member',
    errors: [],
    summary: 'Whether the tutorial of the centre is still to be shown, and how many rewards wait',
  },
  finishActivityTutorial: {
    method: 'POST',
    path: '/api/promotions/v1/finishActivityTutorial',
    caller: 'member',
    limits,
    errors: [],
    summary: 'Notes that the member has seen the tutorial of the centre; it is not shown again',
  },
  getActivityPool: {
    method: 'POST',
    path: '/api/promotions/v1/getActivityPool',
    caller: 'visitor',
    errors: [],
    summary: 'What the running campaigns were given and have paid so far, by the ledger',
  },
  listActivityBanners: {
    method: 'POST',
    path: '/api/promotions/v1/listActivityBanners',
    caller: 'visitor',
    errors: [],
    summary: 'The pictures at the head of the centre: the campaigns that began last, with their scenes',
  },
  getMemberCredit: {
    method: 'POST',
    path: '/api/promotions/v1/getMemberCredit',
    caller: 'member',
    errors: [],
    summary: 'The own credit of each running campaign that counts one, and their sum',
  },
});
