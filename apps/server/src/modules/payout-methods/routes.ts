import { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { addEwalletAddress } from './add-ewallet-address.ts';
import { addUsdtAddress } from './add-usdt-address.ts';
import { addBankCard } from './bank-cards/add-bank-card.ts';
import { findBankOfCard } from './bank-cards/find-bank-of-card.ts';
import { listBanks } from './bank-cards/list-banks.ts';
import { listBankCards, listPayoutMethods } from './list-payout-methods.ts';
import { removeEwalletAddress, removePayoutMethod } from './remove-payout-method.ts';
import {
  resetWithdrawPassword,
  sendWithdrawPasswordCode,
} from './withdraw-password/reset-withdraw-password.ts';
import { setWithdrawPassword } from './withdraw-password/set-withdraw-password.ts';

/** Every call of members and its operation. */
export const payoutMethodRoutes = defineRoutes(payoutMethodEndpoints, payoutMethodSchemas, {
  listBanks,
  listBanksForPayout: (app, call, input) => listBanks(app, call, input),
  listBankCards,
  findBankOfCard,
  listPayoutMethods,
  addBankCard,
  addUsdtAddress,
  addEwalletAddress,
  removeEwalletAddress,
  removePayoutMethod,
  setWithdrawPassword,
  sendWithdrawPasswordCode,
  resetWithdrawPassword,
});
