import { defineEndpoints } from '../endpoint.ts';

/** Campaigns as members and visitors see them. */
export const promotionEndpoints = defineEndpoints({
  listActivities: {
    method: 'GET',
    path: '/api/promotions/v1/listActivities',
    caller: 'visitor',
    errors: [],
    summary: 'The campaigns that run, are coming or ended lately, those that run first',
  },
  getActivity: {
    method: 'POST',
    path: '/api/promotions/v1/getActivity',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'One campaign with its terms and their hash, whether the caller may take part and why not',
  },
  getActivityPreview: {
    method: 'POST',
    path: '/api/promotions/v1/getActivityPreview',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 60 }],
    errors: ['activityUnknown'],
    summary: 'A version that is not published yet, for who has its preview link; nothing on it counts',
  },
  applyActivity: {
    method: 'POST',
    path: '/api/promotions/v1/applyActivity',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberCapReached',
      'dayCapReached',
      'otherOfGroupTaken',
      'memberFrozen',
    ],
    summary: 'Applies for a campaign’s reward: paid at once or reviewed by people; refused a second time',
  },
  listRewards: {
    method: 'POST',
    path: '/api/promotions/v1/listRewards',
    caller: 'member',
    errors: [],
    summary: 'Own rewards of all campaigns, the latest first, 20 a page',
  },
  explainProgress: {
    method: 'POST',
    path: '/api/promotions/v1/explainProgress',
    caller: 'member',
    errors: ['activityUnknown'],
    summary:
      'What the caller paid in and played since a campaign’s first day, and the latest facts behind the sums',
  },
  appealReward: {
    method: 'POST',
    path: '/api/promotions/v1/appealReward',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: ['rewardUnknown', 'appealClosed'],
    summary: 'Appeals once against a reward that a person refused; another person answers within 72 hours',
  },
  explainEligibility: {
    method: 'POST',
    path: '/api/promotions/v1/explainEligibility',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'Every rule of a campaign: what is needed, what the caller has, what can be done about it',
  },
});
