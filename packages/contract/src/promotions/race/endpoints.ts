import { defineEndpoints } from '../../endpoint.ts';

/** Races for tickets; two paths are printed (specification section 7). */
export const raceEndpoints = defineEndpoints({
  joinRace: {
    method: 'POST',
    path: '/api/promotions/v1/joinRace',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: ['activityUnknown', 'activityNotStarted', 'activityEnded', 'notEligible', 'memberFrozen'],
    summary: 'Takes part in a race; play of all its days counts, those before joining included',
  },
  listRaceTickets: {
    method: 'POST',
    path: '/activity_api/activity_ticket/tk/list',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'The own tickets of a race by day, and what is missing before the next one',
  },
  rankRaceTickets: {
    method: 'POST',
    path: '/activity_api/activity_ticket/tk/ranking',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'The first fifty of a race with masked names, and the own place',
  },
});
