import { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { addFastDepositStatement } from './member/add-fast-deposit-statement.ts';
import { addFastWithdrawalStatement } from './member/add-fast-withdrawal-statement.ts';
import { appealFastDeposit } from './member/appeal-fast-deposit.ts';
import { appealFastWithdrawal } from './member/appeal-fast-withdrawal.ts';
import { claimFastDeposit } from './member/claim-fast-deposit.ts';
import { confirmFastDeposit } from './member/confirm-fast-deposit.ts';
import { confirmFastWithdrawal } from './member/confirm-fast-withdrawal.ts';
import { getAppealConfig } from './member/get-appeal-config.ts';
import { getFastDeposit } from './member/get-fast-deposit.ts';
import { getFastWithdrawalConfig } from './member/get-fast-withdrawal-config.ts';
import { getFastWithdrawal } from './member/get-fast-withdrawal.ts';
import { getPartProof } from './member/get-part-proof.ts';
import { listFastWithdrawalParts } from './member/list-fast-withdrawal-parts.ts';
import { rememberWithdrawalNotice } from './member/remember-withdrawal-notice.ts';
import { remindFastDeposit } from './member/remind-fast-deposit.ts';

/** Every call of both sides of a match and its operation. */
export const matchingRoutes = defineRoutes(matchingEndpoints, matchingSchemas, {
  getFastWithdrawalConfig,
  getFastDeposit,
  confirmFastDeposit,
  remindFastDeposit,
  getAppealConfig,
  appealFastDeposit,
  claimFastDeposit,
  getFastWithdrawal,
  listFastWithdrawalParts,
  confirmFastWithdrawal,
  appealFastWithdrawal,
  addFastDepositStatement,
  addFastWithdrawalStatement,
  getPartProof,
  rememberWithdrawalNotice,
});
