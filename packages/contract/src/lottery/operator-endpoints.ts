import { defineEndpoints } from '../endpoint.ts';

/** The operators' desk of the lotteries: issues with what they may cost, their tickets, and voiding by two people. */
export const lotteryOperatorEndpoints = defineEndpoints({
  listLotteryIssues: {
    method: 'POST',
    path: '/api/lottery/v1/operator/listLotteryIssues',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary:
      'Issues by lottery and state, newest first, with stakes, returns and how full their fullest number is',
  },
  getLotteryIssue: {
    method: 'POST',
    path: '/api/lottery/v1/operator/getLotteryIssue',
    caller: 'operator',
    permission: 'games.read',
    errors: ['issueNotFound'],
    summary: 'One issue with its proof and what each number could return, the fullest first',
  },
  listIssueTickets: {
    method: 'POST',
    path: '/api/lottery/v1/operator/listIssueTickets',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary: 'The tickets of an issue with their members, newest first, 20 a page',
  },
  proposeIssueVoid: {
    method: 'POST',
    path: '/api/lottery/v1/operator/proposeIssueVoid',
    caller: 'operator',
    permission: 'games.pit',
    once: true,
    errors: ['issueNotFound', 'issueNotVoidable', 'editConflict'],
    summary: 'Has the voiding of an issue wait for a second person; approved, every stake is given back',
  },
});
