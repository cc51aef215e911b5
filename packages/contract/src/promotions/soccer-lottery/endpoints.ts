import { defineEndpoints } from '../../endpoint.ts';

/** The soccer lottery: issues of fourteen matches. */
export const soccerLotteryEndpoints = defineEndpoints({
  listSoccerIssues: {
    method: 'GET',
    path: '/api/promotions/v1/listSoccerIssues',
    caller: 'visitor',
    errors: [],
    summary: 'The issues of the soccer lottery, the latest first, at most 50',
  },
  getSoccerIssue: {
    method: 'POST',
    path: '/api/promotions/v1/getSoccerIssue',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'An issue with its fourteen matches and results, the own lines and tickets; without a number the newest',
  },
  enterSoccerLottery: {
    method: 'POST',
    path: '/api/promotions/v1/enterSoccerLottery',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'entryClosed',
      'ticketUnfit',
      'chancesUsedUp',
      'memberFrozen',
    ],
    summary: 'Hands in a free ticket before the first kick-off; each of its lines uses one of the own lines',
  },
});
