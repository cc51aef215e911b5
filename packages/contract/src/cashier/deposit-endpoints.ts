import { defineEndpoints } from '../endpoint.ts';

/** Money in, as the member calls it. */
export const depositEndpoints = defineEndpoints({
  listPayTypes: {
    method: 'POST',
    path: '/api/cashier/v1/listPayTypes',
    caller: 'member',
    errors: ['payTypesUnavailable'],
    summary: 'The ways to deposit with their limits and states, in the order to show',
  },
  createDepositOrder: {
    method: 'POST',
    path: '/api/cashier/v1/createDepositOrder',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 20, seconds: 600 }],
    errors: [
      'payTypeUnknown',
      'depositOrderOpen',
      'channelMissing',
      'amountTooSmall',
      'amountTooLarge',
      'amountMalformed',
      'amountScale',
      'amountNotWhole',
      'memberFrozen',
      'selfExcluded',
      'timeOutActive',
      'depositLimitReached',
      'protocolUnavailable',
      'depositorNameWrong',
      'depositNoneAvailable',
      'depositTooManyOrders',
    ],
    summary: 'Opens a deposit order; its payee follows in a moment, as news on memberOrders',
  },
  getActiveDepositOrder: {
    method: 'POST',
    path: '/cw/v1/deposit/order_status',
    caller: 'member',
    errors: ['depositOrderEnded', 'depositOrderNotFound'],
    summary:
      'The open deposit order, null when there is none; asked by billNo, an order that has ended is refused with the end-order code',
  },
  getDepositOrder: {
    method: 'POST',
    path: '/api/cashier/v1/getDepositOrder',
    caller: 'member',
    errors: ['depositOrderNotFound'],
    summary: 'One deposit order with its timeline, open or ended',
  },
  markDepositPaid: {
    method: 'POST',
    path: '/api/cashier/v1/markDepositPaid',
    caller: 'member',
    once: true,
    errors: ['depositOrderNotFound', 'depositStateWrong', 'depositOrderClosed'],
    summary:
      'The member says: I have paid. The order waits for the money longer and is asked for at the channel',
  },
  cancelDepositOrder: {
    method: 'POST',
    path: '/api/cashier/v1/cancelDepositOrder',
    caller: 'member',
    once: true,
    errors: ['depositOrderNotFound', 'depositStateWrong', 'cancelCountExhausted'],
    summary: 'Gives an unpaid order up; counted per day of the site',
  },
  getDepositCancelCount: {
    method: 'POST',
    path: '/api/cashier/v1/getDepositCancelCount',
    caller: 'member',
    errors: [],
    summary: 'How many orders may still be cancelled today',
  },
  listDepositOrders: {
    method: 'POST',
    path: '/api/cashier/v1/listDepositOrders',
    caller: 'member',
    errors: [],
    summary: 'The member’s deposit orders, newest first, 20 a page',
  },
});
