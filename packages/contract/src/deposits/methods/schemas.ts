import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { payEngines, payNameTypes } from './engines.ts';
import { payTypes } from './pay-types.ts';
import {
  billNo,
  cnyAmount,
  done,
  instant,
  nothing,
  walletCurrency,
  walletAmount as amount,
} from '../../fields.ts';
import { promptStatuses } from '../prompts.ts';
import { depositOrder } from '../schemas.ts';
import type { payEndpoints } from './endpoints.ts';

/** As typed: groups and case do not matter. */
const typedCode = z.string().trim().min(6).max(40);
const code = z.strictObject({ code: z.string(), expiresAt: instant });
const link = z.strictObject({ url: z.string(), expiresAt: instant });
const bank = z.strictObject({ bankCode: z.string(), bankName: z.string() });
export const pictureName = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
const byBillNo = z.strictObject({ billNo });

export const paySchemas = {
  getSpeedToCardConfig: {
    input: nothing,
    output: z.strictObject({
      // Specification section 3, «Speed-to-card config».
      bankMaintain: z.array(z.string()),
      payConfirmTime: z.int(),
      payCount: z.int(),
      payDiscountLimit: cnyAmount,
      payNameType: z.literal(payNameTypes.codeList),
      payRewardRate: z.string(),
      /** Whether this member has the method. */
      whitelist: z.boolean(),
    }),
  },
  getDepositTips: {
    input: nothing,
    output: z.strictObject({
      status: z.literal(promptStatuses.codeList),
      content: z.string(),
      /** The order it is about; '' without one. */
      billNo: z.string(),
    }),
  },
  listRepeatAccounts: {
    input: nothing,
    output: z.strictObject({
      banks: z.array(z.string()),
      email: z.array(z.string()),
      phone: z.array(z.string()),
      virtual: z.array(z.string()),
    }),
  },
  listReceivingBanks: { input: nothing, output: z.strictObject({ banks: z.array(bank) }) },
  listPayingBanks: { input: nothing, output: z.strictObject({ banks: z.array(bank) }) },
  listBankBranches: {
    input: z.strictObject({ bankCode: z.string().max(16), place: z.string().trim().min(2).max(20) }),
    output: z.strictObject({ branches: z.array(z.string()) }),
  },
  getDepositorName: {
    input: nothing,
    output: z.strictObject({ name: z.string(), known: z.boolean() }),
  },
  getArtificialRechargeCode: { input: nothing, output: code },
  getEncryptUrl: { input: nothing, output: link },
  getSvipRechargeCode: { input: nothing, output: code },
  getSvipEncryptUrl: { input: nothing, output: link },
  openServicePayment: {
    input: nothing,
    output: code.extend({ url: z.string(), svip: z.boolean() }),
  },
  readServiceTicket: { input: z.strictObject({ ticket: z.string().max(400) }), output: code },
  urgeDepositOrder: {
    input: byBillNo,
    output: z.strictObject({
      /** How often this order was urged, this press with it. */
      count: z.int(),
      againAt: instant,
    }),
  },
  getBigBankOrder: { input: nothing, output: depositOrder.nullable() },
  getFinanceService: { input: byBillNo, output: z.strictObject({ url: z.string() }) },
  listRechargeActivities: {
    input: nothing,
    output: z.strictObject({
      activities: z.array(
        z.strictObject({
          payType: z.literal(payTypes.codeList),
          typeName: z.string(),
          icon: z.string(),
          engine: z.enum(payEngines.codeList),
          currency: walletCurrency,
          /** Per cent of what is credited. */
          rate: z.string(),
          dailyCap: amount,
          leftToday: amount,
        }),
      ),
    }),
  },
  acknowledgeDepositGuide: {
    input: z.strictObject({ payType: z.literal(payTypes.codeList) }),
    output: done,
  },
  uploadPaymentPicture: { input: nothing, output: z.strictObject({ name: pictureName }) },
  handInPaymentProof: {
    input: z.strictObject({ billNo, name: pictureName }),
    output: z.strictObject({ proofs: z.array(pictureName) }),
  },
  getPaymentProof: { input: z.strictObject({ name: pictureName }), output: nothing },
  redeemGiftCode: {
    input: z.strictObject({ code: typedCode }),
    output: z.strictObject({ billNo, amount, currency: walletCurrency }),
  },
} satisfies SchemasOf<typeof payEndpoints>;
