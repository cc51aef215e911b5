import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { bankCardTypes } from './banks.ts';
import { usdtProtocols, virtualProtocols } from '../chain/protocols.ts';
import { withdrawalNames } from '../withdrawals/types.ts';
import { done, instant, nothing, typedText, uuid, walletCurrency } from '../fields.ts';
import { passwordHash } from '../members/schemas.ts';
import { codeSentTo } from '../members/verification/code-schemas.ts';
import { ownerProof } from '../members/verification/owner-proof-schemas.ts';
import { captchaAnswer } from '../risk/schemas.ts';
import type { payoutMethodEndpoints } from './endpoints.ts';

/** A bank card or an address, never whole. */
export const payoutMethod = z.strictObject({
  id: uuid,
  kind: z.enum(['bankCard', 'usdtAddress', 'ewallet']),
  currency: walletCurrency,
  /** «6222 **** **** 0123», or the first six and last four characters of an address. */
  masked: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  branch: z.string(),
  /** Masked: 陈*. Empty for an address. */
  holderName: z.string(),
  cardType: z.literal(bankCardTypes.codeList).nullable(),
  /** By the broad list of section 3, e-wallets included. */
  protocol: z.literal(virtualProtocols.codeList).nullable(),
  /** The e-wallet, by the names of section 3; null of a card or a chain address. */
  wallet: z.enum(withdrawalNames.codeList).nullable(),
  /** The member's own label of an address. */
  label: z.string(),
  addedAt: instant,
  /** From when it can be used; null: now. */
  usableFrom: instant.nullable(),
});

const removal = { input: z.strictObject({ id: uuid, withdrawPassword: passwordHash }), output: done };
const bank = z.strictObject({ bankCode: z.string(), bankName: z.string() });
const banks = { input: nothing, output: z.strictObject({ banks: z.array(bank) }) };

export const payoutMethodSchemas = {
  listBanks: banks,
  listBanksForPayout: banks,
  listBankCards: { input: nothing, output: z.strictObject({ cards: z.array(payoutMethod) }) },
  findBankOfCard: {
    input: z.strictObject({ cardNumber: z.string().max(40) }),
    output: z.strictObject({ bank: bank.nullable() }),
  },
  listPayoutMethods: {
    input: nothing,
    output: z.strictObject({
      methods: z.array(payoutMethod),
      most: z.int(),
      /** Whether the next one can be used only after a day: there is, or was, another one of whatever kind. */
      nextWaits: z.boolean(),
    }),
  },
  addBankCard: {
    input: z.strictObject({
      /** Digits; spaces between groups are allowed. */
      cardNumber: z.string().max(40),
      bankCode: z.string().max(16),
      branch: typedText(0, 60).default(''),
      holderName: typedText(2, 40),
      cardType: z.literal(bankCardTypes.codeList).default(0),
      withdrawPassword: passwordHash,
    }),
    output: payoutMethod,
  },
  addUsdtAddress: {
    input: z.strictObject({
      protocol: z.literal(usdtProtocols.codeList),
      address: z.string().max(64),
      label: typedText(0, 20).default(''),
      withdrawPassword: passwordHash,
    }),
    output: payoutMethod,
  },
  addEwalletAddress: {
    input: z.strictObject({
      wallet: z.enum(withdrawalNames.codeList),
      account: z.string().max(64),
      label: typedText(0, 20).default(''),
      withdrawPassword: passwordHash,
    }),
    output: payoutMethod,
  },
  removeEwalletAddress: removal,
  removePayoutMethod: removal,
  setWithdrawPassword: {
    input: z.strictObject({
      password: passwordHash,
      /** To change it. */
      currentPassword: passwordHash.optional(),
      /** To set the first one. */
      proof: ownerProof.optional(),
    }),
    output: done,
  },
  sendWithdrawPasswordCode: {
    input: z.strictObject({ captcha: captchaAnswer.optional() }),
    output: codeSentTo,
  },
  resetWithdrawPassword: {
    input: z.strictObject({
      codeId: uuid,
      code: z.string().regex(/^\d{1,10}$/),
      password: passwordHash,
    }),
    output: done,
  },
} satisfies SchemasOf<typeof payoutMethodEndpoints>;

export type PayoutMethod = z.output<typeof payoutMethod>;
