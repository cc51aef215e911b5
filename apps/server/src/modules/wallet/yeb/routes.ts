import { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getBalanceInterestDetails } from './get-balance-interest-details.ts';
import { getBalanceInterest } from './get-balance-interest.ts';
import { getYebWallet } from './get-yeb-wallet.ts';
import { listYebIncome } from './list-yeb-income.ts';
import { moveIntoYeb, moveOutOfYeb } from './move-yeb.ts';
import { receiveYebTask } from './receive-yeb-task.ts';

/** Money that earns interest. */
export const yebRoutes = defineRoutes(yebEndpoints, yebSchemas, {
  getBalanceInterest,
  getBalanceInterestDetails,
  getYebWallet,
  moveIntoYeb,
  moveOutOfYeb,
  listYebIncome,
  receiveYebTask,
});
