import { defineEndpoints } from '../endpoint.ts';

/** Rounds of the house's games, and the seeds that decide them. */
export const gameRoundEndpoints = defineEndpoints({
  startRound: {
    method: 'POST',
    path: '/api/games/v1/startRound',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [
      'gameUnknown',
      'gameBetInvalid',
      'amountScale',
      'stakeBelowMinimum',
      'stakeAboveMaximum',
      'payoutAboveMaximum',
      'gameSeedNeeded',
      'gameTooFast',
      'insufficientBalance',
      'venueInMaintenance',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'timeOutActive',
      'stakeLimitReached',
      'lossLimitReached',
    ],
    summary:
      'Takes the stake from the center wallet, plays a round from the seed in use and pays what it returns',
  },
  getRound: {
    method: 'POST',
    path: '/api/games/v1/getRound',
    caller: 'member',
    errors: ['roundNotFound'],
    summary: 'One own round with its steps; with the server seed once that is revealed',
  },
  listRounds: {
    method: 'POST',
    path: '/api/games/v1/listRounds',
    caller: 'member',
    errors: [],
    summary: 'Own rounds, newest first, 20 a page',
  },
  getSeeds: {
    method: 'POST',
    path: '/api/games/v1/getSeeds',
    caller: 'member',
    errors: [],
    summary: 'The commitment of the seed in use, the one of the next, and how many rounds were played',
  },
  rotateSeeds: {
    method: 'POST',
    path: '/api/games/v1/rotateSeeds',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 20, seconds: 60 }],
    errors: ['seedInUse'],
    summary: 'Reveals the seed in use and begins the next one with a client seed of the member’s choice',
  },
  getParSheet: {
    method: 'POST',
    path: '/api/games/v1/getParSheet',
    caller: 'visitor',
    errors: ['gameUnknown'],
    summary: 'Stakes, pace and the par sheet of a game: everything that a result and its chances follow from',
  },
});
