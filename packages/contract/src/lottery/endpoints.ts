import { defineEndpoints } from '../endpoint.ts';

/** What keeps a member from staking on a lottery. */
const stakeErrors = [
  'gameBetInvalid',
  'amountScale',
  'stakeBelowMinimum',
  'stakeAboveMaximum',
  'insufficientBalance',
  'venueInMaintenance',
  'venueNotOffered',
  'venueNotAuthorised',
  'memberFrozen',
  'selfExcluded',
  'memberClosing',
  'timeOutActive',
  'stakeLimitReached',
  'lossLimitReached',
  'timeLimitReached',
  'realityCheckDue',
] as const;

/** The house's lotteries: issues, tickets, draws and what proves them. */
export const lotteryEndpoints = defineEndpoints({
  listLotteries: {
    method: 'POST',
    path: '/api/lottery/v1/listLotteries',
    caller: 'visitor',
    errors: [],
    summary: 'The lotteries with the issue that takes bets and the last draw of each',
  },
  getLottery: {
    method: 'POST',
    path: '/api/lottery/v1/getLottery',
    caller: 'visitor',
    errors: [],
    summary: 'One lottery: its issue, timetable, bounds, and every play type with its odds and chances',
  },
  previewTicket: {
    method: 'POST',
    path: '/api/lottery/v1/previewTicket',
    caller: 'visitor',
    errors: ['gameBetInvalid', 'amountScale'],
    summary: 'What a ticket would cost, could return, and how much its numbers still take in this issue',
  },
  placeTickets: {
    method: 'POST',
    path: '/api/lottery/v1/placeTickets',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [...stakeErrors, 'gameClosed', 'playClosed', 'drawClosed', 'numberFull'],
    summary: 'Stakes on an issue from the center wallet: up to 20 tickets, all of them or none',
  },
  listTickets: {
    method: 'POST',
    path: '/api/lottery/v1/listTickets',
    caller: 'member',
    errors: [],
    summary: 'Own tickets, newest first, 20 a page',
  },
  listDraws: {
    method: 'POST',
    path: '/api/lottery/v1/listDraws',
    caller: 'visitor',
    errors: [],
    summary: 'Past issues with their results and what each can be computed from again, newest first',
  },
  getTrend: {
    method: 'POST',
    path: '/api/lottery/v1/getTrend',
    caller: 'visitor',
    errors: [],
    summary: 'The last drawn issues with how often each number came out, how long it has not, and its chance',
  },
});
