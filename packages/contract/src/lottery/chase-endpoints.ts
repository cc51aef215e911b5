import { defineEndpoints } from '../endpoint.ts';
import { lotteryEndpoints } from './endpoints.ts';

/** Chases (追号): one pick on many issues in a row, and the proof of a single ticket. */
export const chaseEndpoints = defineEndpoints({
  placeChase: {
    method: 'POST',
    path: '/api/lottery/v1/placeChase',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 20, seconds: 60 }],
    errors: [...lotteryEndpoints.placeTickets.errors, 'chaseIssuesInvalid'],
    summary: 'Stakes one pick on 2 to 100 issues in a row: the whole sum is held, each issue takes its part',
  },
  getChase: {
    method: 'POST',
    path: '/api/lottery/v1/getChase',
    caller: 'member',
    errors: ['chaseNotFound'],
    summary: 'One own chase with every issue of it',
  },
  listChases: {
    method: 'POST',
    path: '/api/lottery/v1/listChases',
    caller: 'member',
    errors: [],
    summary: 'Own chases, newest first, 20 a page',
  },
  cancelChase: {
    method: 'POST',
    path: '/api/lottery/v1/cancelChase',
    caller: 'member',
    once: true,
    errors: ['chaseNotFound', 'chaseEnded'],
    summary: 'Ends a chase: what no issue has taken yet goes back to the center wallet',
  },
  getTicket: {
    method: 'POST',
    path: '/api/lottery/v1/getTicket',
    caller: 'member',
    errors: ['ticketNotFound'],
    summary: 'One own ticket with its draw, and after the closing the path from it to the published root',
  },
});
