import { defineEndpoints } from '../endpoint.ts';

/** USDT with its rate: what the deposit and withdrawal pages show beside the limits. */
export const walletUsdtEndpoints = defineEndpoints({
  getUsdtDrawConfig: {
    method: 'POST',
    path: '/api/wallet/v1/getUsdtDrawConfig',
    caller: 'member',
    errors: [],
    summary: 'USDT config of section 3: rate, limits, protocols, and what is left of the day',
  },
  getUsdtWithdrawInfo: {
    method: 'POST',
    path: '/api/wallet/v1/getUsdtWithdrawInfo',
    caller: 'member',
    errors: [],
    summary: 'What a USDT withdrawal would meet: balance, limits, fee and rate',
  },
});
