import { defineEndpoints } from '../../endpoint.ts';

/** The deposit side of the cashier in the console. */
export const payOperatorEndpoints = defineEndpoints({
  listDepositMethods: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listDepositMethods',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary: 'Every deposit method with its state, success rate and time to credit of the last day and week',
  },
  listDepositReceipts: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listDepositReceipts',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary:
      'Open orders that staff must look at: offline transfers to be received, and urged ones, most urgent first',
  },
  enterDepositReceipt: {
    method: 'POST',
    path: '/api/cashier/v1/operator/enterDepositReceipt',
    caller: 'operator',
    permission: 'deposits.decide',
    once: true,
    errors: ['depositOrderNotFound', 'depositStateWrong', 'receiptKnown'],
    summary:
      'Records what the bank’s statement shows for an offline order; another operator decides about it',
  },
  getDepositProof: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getDepositProof',
    caller: 'operator',
    permission: 'deposits.read',
    givesFile: true,
    errors: ['pictureNotFound'],
    summary: 'A member’s proof of payment, as WebP',
  },
  searchRechargeCode: {
    method: 'POST',
    path: '/api/cashier/v1/operator/searchRechargeCode',
    caller: 'operator',
    permission: 'deposits.decide',
    limits: [{ per: 'operator', count: 60, seconds: 600 }],
    errors: ['rechargeCodeUnknown'],
    summary: 'Whose code a member has given, while it is valid',
  },
  redeemRechargeCode: {
    method: 'POST',
    path: '/api/cashier/v1/operator/redeemRechargeCode',
    caller: 'operator',
    permission: 'deposits.decide',
    once: true,
    limits: [{ per: 'operator', count: 60, seconds: 600 }],
    errors: ['rechargeCodeUnknown', 'receiptKnown', 'amountTooSmall', 'memberFrozen'],
    summary:
      'The customer-service payment: a payment seen on the statement for the code’s member; another operator decides about it',
  },
  listGiftBatches: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listGiftBatches',
    caller: 'operator',
    permission: 'deposits.read',
    errors: [],
    summary: 'Gift codes by batch: worth, how many, how many were redeemed, who issued and who released them',
  },
  issueGiftCodes: {
    method: 'POST',
    path: '/api/cashier/v1/operator/issueGiftCodes',
    caller: 'operator',
    permission: 'deposits.decide',
    once: true,
    errors: [],
    summary: 'Makes gift codes, shown this once; they count when another operator has released them',
  },
  releaseGiftCodes: {
    method: 'POST',
    path: '/api/cashier/v1/operator/releaseGiftCodes',
    caller: 'operator',
    permission: 'deposits.decide',
    once: true,
    errors: ['giftBatchUnknown', 'approverIsMaker'],
    summary: 'Releases a batch that another operator has issued',
  },
});
