import { defineEndpoints } from '../endpoint.ts';
import { balanceWire, walletTypeWire } from './wire.ts';

/** The member's money, read: it is moved by cashier, venues, sportsbook and games. */
export const walletEndpoints = defineEndpoints({
  getWalletBalance: {
    method: 'POST',
    path: '/api/site/finance/v1/balance',
    caller: 'member',
    wire: { output: balanceWire },
    errors: [],
    summary: 'All balances of the member at one moment, by part and by venue, with their total in CNY',
  },
  getUsdtBalance: {
    method: 'POST',
    path: '/api/site/finance/usdtWallet/v1/balance',
    caller: 'member',
    wire: { output: walletTypeWire },
    errors: [],
    summary: 'The USDT wallet alone',
  },
  getUsdtBalanceByShortPath: {
    method: 'POST',
    path: '/usdtWallet/v1/balance',
    caller: 'member',
    wire: { output: walletTypeWire },
    errors: [],
    summary: 'The same as getUsdtBalance under its printed path',
  },
  getFundsHistory: {
    method: 'POST',
    path: '/api/wallet/v1/getFundsHistory',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: [],
    summary: 'Total funds on each of the last thirty days at this time of day, USDT at the present rate',
  },
  getLockedMoney: {
    method: 'POST',
    path: '/cw/v1/lock/money',
    caller: 'member',
    errors: [],
    summary: 'The locked amount and the holds it is made of, each with its reason and deadline',
  },
  getCoinBalance: {
    method: 'POST',
    path: '/api/goldcoin/finance/goldCoinWallet/v1/balance',
    caller: 'member',
    errors: [],
    summary: 'The coin wallet: balance and what of it can be spent',
  },
  listStatementLines: {
    method: 'POST',
    path: '/api/wallet/v1/listStatementLines',
    caller: 'member',
    errors: [],
    summary: 'Movements of one part of the wallet, newest first, 20 a page, by kind and time',
  },
  getMyDay: {
    method: 'POST',
    path: '/api/wallet/v1/getMyDay',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [],
    summary:
      'Everything that moved money on a day of the site, in order: what there was, each move, what there is; 20 a page',
  },
  getCurrencyBalance: {
    method: 'POST',
    path: '/api/wallet/v1/getCurrencyBalance',
    caller: 'member',
    errors: [],
    summary: 'All that the member has of one currency, and where it is',
  },
  listCurrencyRecords: {
    method: 'POST',
    path: '/api/wallet/v1/listCurrencyRecords',
    caller: 'member',
    errors: [],
    summary: 'Movements of one currency over all parts of the wallet, newest first, 20 a page',
  },
  exportStatement: {
    method: 'POST',
    path: '/api/wallet/v1/exportStatement',
    caller: 'member',
    givesFile: true,
    limits: [{ per: 'member', count: 10, seconds: 600 }],
    errors: ['currencyMismatch', 'venueUnknown'],
    summary:
      'The lines of listStatementLines, all of them, as a table for spreadsheets (CSV, UTF-8 with its mark)',
  },
  explainReference: {
    method: 'POST',
    path: '/api/wallet/v1/explainReference',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [],
    summary: 'Every movement that one order, bet or transfer made in the wallet, and what they add up to',
  },
  explainBalance: {
    method: 'POST',
    path: '/api/wallet/v1/explainBalance',
    caller: 'member',
    errors: [],
    summary: 'The movements that add up to a balance, summed by kind, with the newest lines',
  },
});
