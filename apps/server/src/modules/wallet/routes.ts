import { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getCoinBalance } from './balance/get-coin-balance.ts';
import { getFundsHistory } from './balance/get-funds-history.ts';
import { getLockedMoney } from './balance/get-locked-money.ts';
import { getUsdtBalance } from './balance/get-usdt-balance.ts';
import { getWalletBalance } from './balance/get-wallet-balance.ts';
import { getCurrencyBalance } from './currency/get-currency-balance.ts';
import { listCurrencyRecords } from './currency/list-currency-records.ts';
import { getMyDay } from './day/get-my-day.ts';
import { explainBalance } from './statement/explain-balance.ts';
import { explainReference } from './statement/explain-reference.ts';
import { exportStatement } from './statement/export-statement.ts';
import { listStatementLines } from './statement/list-statement-lines.ts';

/** Every wallet call, one row each; the USDT balance answers under both of its paths. */
export const walletRoutes = defineRoutes(walletEndpoints, walletSchemas, {
  getWalletBalance,
  getUsdtBalance,
  getUsdtBalanceByShortPath: (app, call, input) => getUsdtBalance(app, call, input),
  getFundsHistory,
  getLockedMoney,
  getCoinBalance,
  listStatementLines,
  getMyDay,
  getCurrencyBalance,
  listCurrencyRecords,
  exportStatement,
  explainReference,
  explainBalance,
});
