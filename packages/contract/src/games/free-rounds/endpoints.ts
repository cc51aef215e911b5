import { defineEndpoints } from '../../endpoint.ts';

/** Rounds that a member was granted and plays at the house's expense: `startRound` takes them by `freeGrantId`. */
export const freeRoundEndpoints = defineEndpoints({
  listFreeRounds: {
    method: 'POST',
    path: '/api/games/v1/listFreeRounds',
    caller: 'member',
    errors: [],
    summary:
      'Own grants of free rounds: those with rounds left first, the next to expire at the top, then the latest',
  },
});

/** Operators give free rounds two by two, and one takes back what is not played. */
export const freeRoundOperatorEndpoints = defineEndpoints({
  listMemberFreeRounds: {
    method: 'POST',
    path: '/api/games/v1/operator/listMemberFreeRounds',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary: 'The grants of free rounds of one member or of all, newest first, 20 a page',
  },
  proposeFreeRounds: {
    method: 'POST',
    path: '/api/games/v1/operator/proposeFreeRounds',
    caller: 'operator',
    permission: 'games.pit',
    once: true,
    errors: [
      'memberNotFound',
      'freeRoundsNotOffered',
      'freeRoundsTooDear',
      'amountScale',
      'stakeBelowMinimum',
      'stakeAboveMaximum',
    ],
    summary: 'Proposes free rounds for a member; they are given when another person approves',
  },
  withdrawFreeRounds: {
    method: 'POST',
    path: '/api/games/v1/operator/withdrawFreeRounds',
    caller: 'operator',
    permission: 'games.pit',
    once: true,
    errors: ['freeRoundsNotFound', 'freeRoundsOver'],
    summary: 'Ends a grant: the stakes of its rounds that were not played go back to the promotions',
  },
});
