import { cashierCallbackEndpoints } from '@fairway/contract/cashier/callback-endpoints.ts';
import { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import { cashierGateEndpoints } from '@fairway/contract/deposits/gate-endpoints.ts';
import { depositOperatorEndpoints } from '@fairway/contract/deposits/operator-endpoints.ts';
import { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import { cashierGateSchemas } from '@fairway/contract/deposits/gate-schemas.ts';
import { cashierCallbackSchemas } from '@fairway/contract/cashier/callback-schemas.ts';
import { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import { depositOperatorSchemas } from '@fairway/contract/deposits/operator-schemas.ts';
import { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { cashierSettingsSchemas } from '@fairway/contract/cashier/settings-schemas.ts';
import { rehearsalEndpoints } from '@fairway/contract/withdrawals/rehearsal-endpoints.ts';
import { cashierSettingsEndpoints } from '@fairway/contract/cashier/settings-endpoints.ts';
import { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { receiveChannelCallback } from './callbacks/receive-channel-callback.ts';
import { decideDeposit } from './deposits/decisions/decide-deposit.ts';
import { getDepositCase } from './deposits/decisions/get-deposit-case.ts';
import { listDepositDecisions } from './deposits/decisions/list-deposit-decisions.ts';
import { getDiscountConfig } from './deposits/get-discount-config.ts';
import { listPayTypes } from './deposits/list-pay-types.ts';
import { cancelDepositOrder } from './deposits/orders/cancel-deposit-order.ts';
import { createDepositOrder } from './deposits/orders/create-deposit-order.ts';
import { getActiveDepositOrder } from './deposits/orders/get-active-deposit-order.ts';
import { getDepositCancelCount } from './deposits/orders/get-deposit-cancel-count.ts';
import { getDepositCount, getLastDeposit } from './deposits/orders/get-deposit-count.ts';
import { getDepositById, getDepositOrder } from './deposits/orders/get-deposit-order.ts';
import { listDepositOrders, listMemberDeposits } from './deposits/orders/list-deposit-orders.ts';
import { markDepositPaid } from './deposits/orders/mark-deposit-paid.ts';
import { payOperatorRoutes, payRoutes } from './deposits/pay-routes.ts';
import { usdtRoutes } from './usdt/routes.ts';
import { listOfferedPayTypes } from './settings/list-offered-pay-types.ts';
import {
  getAnnouncementContent,
  getLeavePayConfig,
  getMobileVerificationConfig,
} from './settings/get-deposit-gates.ts';
import { confirmWithdrawalReceipt } from './withdrawals/orders/confirm-withdrawal-receipt.ts';
import { createWithdrawal } from './withdrawals/orders/create-withdrawal.ts';
import { getActiveWithdrawal } from './withdrawals/orders/get-active-withdrawal.ts';
import { getWithdrawInfo } from './withdrawals/orders/get-withdraw-info.ts';
import { rehearseWithdrawal } from './withdrawals/orders/rehearse-withdrawal.ts';
import { getGradeLimits } from './withdrawals/orders/get-grade-limits.ts';
import { getWithdrawal } from './withdrawals/orders/get-withdrawal.ts';
import { getWithdrawalTerms } from './withdrawals/orders/get-withdrawal-terms.ts';
import { listMemberWithdrawals, listWithdrawals } from './withdrawals/orders/list-withdrawals.ts';
import { approveWithdrawal } from './withdrawals/queue/approve-withdrawal.ts';
import { claimWithdrawal, releaseWithdrawal } from './withdrawals/queue/claim-withdrawal.ts';
import { freezeWithdrawal, unfreezeWithdrawal } from './withdrawals/queue/freeze-withdrawal.ts';
import { getWithdrawalCase } from './withdrawals/queue/get-withdrawal-case.ts';
import { listWithdrawalQueue } from './withdrawals/queue/list-withdrawal-queue.ts';
import { rejectWithdrawal } from './withdrawals/queue/reject-withdrawal.ts';
import { resolvePayout } from './withdrawals/queue/resolve-payout.ts';

/** Every call of members and channels and its operation, one row each. */
export const cashierRoutes = [
  ...usdtRoutes,
  ...defineRoutes(depositEndpoints, depositSchemas, {
    listPayTypes,
    createDepositOrder,
    getActiveDepositOrder,
    getDepositOrder,
    markDepositPaid,
    cancelDepositOrder,
    getDepositCancelCount,
    listDepositOrders,
    getDepositById,
    getDiscountConfig,
    getDepositCount,
    getLastDeposit,
  }),
  ...defineRoutes(payEndpoints, paySchemas, payRoutes),
  ...defineRoutes(withdrawalEndpoints, withdrawalSchemas, {
    getWithdrawalTerms,
    getGradeLimits,
    createWithdrawal,
    getActiveWithdrawal,
    getWithdrawal,
    confirmWithdrawalReceipt,
    listWithdrawals,
  }),
  ...defineRoutes(rehearsalEndpoints, rehearsalSchemas, { getWithdrawInfo, rehearseWithdrawal }),
  ...defineRoutes(cashierGateEndpoints, cashierGateSchemas, {
    getMobileVerificationConfig,
    getLeavePayConfig,
    getAnnouncementContent,
  }),
  ...defineRoutes(cashierCallbackEndpoints, cashierCallbackSchemas, { receiveChannelCallback }),
];

/** Every call of the console and its operation. */
export const cashierOperatorRoutes = [
  ...defineRoutes(withdrawalOperatorEndpoints, withdrawalOperatorSchemas, {
    listWithdrawalQueue,
    getWithdrawalCase,
    claimWithdrawal,
    releaseWithdrawal,
    approveWithdrawal,
    rejectWithdrawal,
    freezeWithdrawal,
    unfreezeWithdrawal,
    resolvePayout,
    listMemberWithdrawals,
  }),
  ...defineRoutes(depositOperatorEndpoints, depositOperatorSchemas, {
    listDepositDecisions,
    getDepositCase,
    listMemberDeposits,
    decideDeposit,
  }),
  ...defineRoutes(payOperatorEndpoints, payOperatorSchemas, payOperatorRoutes),
  ...defineRoutes(cashierSettingsEndpoints, cashierSettingsSchemas, {
    listOfferedPayTypes,
  }),
];
