import { defineEndpoints } from '../endpoint.ts';
import { taskReceiveStates } from '../promotions/tasks.ts';

const tasksWire = { yebTaskStatus: { codes: taskReceiveStates.codes } };

/** Money that earns interest (specification section 3, «Balance interest»): moved in and out at will, paid once a day. */
export const yebEndpoints = defineEndpoints({
  getBalanceInterest: {
    method: 'POST',
    path: '/api/wallet/v1/getBalanceInterest',
    caller: 'member',
    wire: { output: tasksWire },
    errors: [],
    summary:
      'Whether balances earn interest, by which model, at the VIP rate or not, and how the tasks stand',
  },
  getBalanceInterestDetails: {
    method: 'POST',
    path: '/api/wallet/v1/getBalanceInterestDetails',
    caller: 'member',
    wire: { output: tasksWire },
    errors: [],
    summary: 'Yesterday’s earnings, all earnings, the annual rate and what the interest wallet holds',
  },
  getYebWallet: {
    method: 'POST',
    path: '/api/wallet/v1/getYebWallet',
    caller: 'member',
    wire: { output: { ...tasksWire, tasks: { fields: { status: { codes: taskReceiveStates.codes } } } } },
    errors: [],
    summary: 'The interest wallet with its tasks, each with its condition and how far it is met',
  },
  moveIntoYeb: {
    method: 'POST',
    path: '/api/wallet/v1/moveIntoYeb',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: [
      'interestUnavailable',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'amountMalformed',
      'amountTooSmall',
      'yebHeldLimit',
      'insufficientBalance',
      'accountFrozen',
    ],
    summary: 'Moves money from the center wallet to the interest wallet; it earns from the next whole day on',
  },
  moveOutOfYeb: {
    method: 'POST',
    path: '/api/wallet/v1/moveOutOfYeb',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: ['amountMalformed', 'amountTooSmall', 'insufficientBalance', 'accountFrozen'],
    summary: 'Moves money back to the center wallet, at any time and also while interest is closed',
  },
  listYebIncome: {
    method: 'POST',
    path: '/api/wallet/v1/listYebIncome',
    caller: 'member',
    errors: [],
    summary:
      'What each day earned, newest first, with the balance, the rate and the part of a cent carried on',
  },
  receiveYebTask: {
    method: 'POST',
    path: '/api/wallet/v1/receiveYebTask',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 60 }],
    errors: [
      'interestUnavailable',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'yebTaskUnfinished',
      'yebTaskReceived',
    ],
    summary: 'Takes the reward of a finished interest task, once, into the center wallet',
  },
});
