import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** Tasks of new members. */
export const newTaskEndpoints = defineEndpoints({
  getNewTask: {
    method: 'POST',
    path: '/api/promotions/v1/getNewTask',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The tasks of a new member with the state of each, and the package of signs',
  },
  claimNewTask: {
    method: 'POST',
    path: '/api/promotions/v1/claimNewTask',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'notEligible',
      'taskUnfinished',
      'rewardAlreadyClaimed',
      'rewardExpired',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Claims the reward of one task that is done, once; some are decided by people',
  },
  signNewTaskPackage: {
    method: 'POST',
    path: '/api/promotions/v1/signNewTaskPackage',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'taskUnfinished',
      'alreadySignedToday',
      'packageSigned',
      'newTasksOver',
      'memberFrozen',
    ],
    summary: 'Signs the newcomer’s package for today; some counts of signs make an award claimable',
  },
});
