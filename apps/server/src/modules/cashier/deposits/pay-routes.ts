import {
  getArtificialRechargeCode,
  getEncryptUrl,
  getSvipEncryptUrl,
  getSvipRechargeCode,
  openServicePayment,
  readServiceTicket,
} from './codes/recharge-codes.ts';
import { issueGiftCodes, listGiftBatches, releaseGiftCodes } from './gifts/gift-batches.ts';
import { redeemGiftCode } from './gifts/redeem-gift-code.ts';
import { acknowledgeDepositGuide } from './help/acknowledge-deposit-guide.ts';
import { getDepositTips } from './help/get-deposit-tips.ts';
import { getFinanceService } from './help/get-finance-service.ts';
import { urgeDepositOrder } from './help/urge-deposit-order.ts';
import { getBigBankOrder } from './orders/get-big-bank-order.ts';
import {
  getDepositProof,
  getPaymentProof,
  handInPaymentProof,
  uploadPaymentPicture,
} from './proofs/payment-proof.ts';
import { enterDepositReceipt } from './receipts/enter-deposit-receipt.ts';
import { listDepositReceipts } from './receipts/list-deposit-receipts.ts';
import { redeemRechargeCode, searchRechargeCode } from './receipts/redeem-recharge-code.ts';
import { listRechargeActivities } from './rewards/list-recharge-activities.ts';
import { getDepositorName } from './methods/get-depositor-name.ts';
import { getSpeedToCardConfig } from './methods/get-speed-to-card-config.ts';
import { listBankBranches } from './methods/list-bank-branches.ts';
import { listPayingBanks, listReceivingBanks } from './methods/list-banks-to-pay.ts';
import { listDepositMethods } from './methods/list-deposit-methods.ts';
import { listRepeatAccounts } from './methods/list-repeat-accounts.ts';

/** What members ask and do around a deposit, one row each. */
export const payRoutes = {
  getSpeedToCardConfig,
  getDepositTips,
  listRepeatAccounts,
  listReceivingBanks,
  listPayingBanks,
  listBankBranches,
  getDepositorName,
  getArtificialRechargeCode,
  getEncryptUrl,
  getSvipRechargeCode,
  getSvipEncryptUrl,
  openServicePayment,
  readServiceTicket,
  urgeDepositOrder,
  getBigBankOrder,
  getFinanceService,
  listRechargeActivities,
  acknowledgeDepositGuide,
  uploadPaymentPicture,
  handInPaymentProof,
  getPaymentProof,
  redeemGiftCode,
};

/** The deposit side of the console. */
export const payOperatorRoutes = {
  listDepositMethods,
  listDepositReceipts,
  enterDepositReceipt,
  getDepositProof,
  searchRechargeCode,
  redeemRechargeCode,
  listGiftBatches,
  issueGiftCodes,
  releaseGiftCodes,
};
