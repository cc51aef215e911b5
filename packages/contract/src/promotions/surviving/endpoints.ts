import { defineEndpoints } from '../../endpoint.ts';

/** Surviving: a team a round, none twice. */
export const survivingEndpoints = defineEndpoints({
  getSurviving: {
    method: 'POST',
    path: '/api/promotions/v1/getSurviving',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The rounds with matches and results, how many are still in, and the own picks',
  },
  pickSurvivor: {
    method: 'POST',
    path: '/api/promotions/v1/pickSurvivor',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'entryClosed',
      'teamUsed',
      'survivorOut',
      'memberFrozen',
    ],
    summary: 'Picks a team for the open round, or another one until its first kick-off; no team twice',
  },
});
