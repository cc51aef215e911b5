import { z } from 'zod';
import { channelStates } from '../deposits/methods/channel-states.ts';
import { payTypes } from '../deposits/methods/pay-types.ts';
import { payNameTypes } from '../deposits/methods/engines.ts';
import { signerAlarmSetting, sweepSetting, usdtSwitchSetting } from '../chain/settings.ts';
import { identityLevels } from '../identity/levels.ts';
import { phoneVerificationModes } from '../deposits/phone-verification.ts';
import { typedText } from '../fields.ts';
import { withdrawalTypes } from '../withdrawals/types.ts';

/** A text in both languages; an empty English one means: show the Chinese, both empty: show nothing. */
const localizedText = (max: number) => z.strictObject({ zh: typedText(0, max), en: typedText(0, max * 2) });

const { loading: _, ...settable } = channelStates.codes;
/** The states that an operator can put a deposit method into; `loading` is a page's own. */
export const settableStates = Object.values(settable);

const whole = z.string().regex(/^[1-9]\d{0,8}$/);
const wholeOrZero = z.string().regex(/^(0|[1-9]\d{0,8})$/);
/** Per cent with at most two places. */
const rate = z.string().regex(/^\d(\.\d{1,2})?$/);
/** Names of members. */
const names = z.array(typedText(1, 32)).max(500);

export const payTypeSetting = z
  .strictObject({
    payType: z.literal(payTypes.codeList),
    /** Off: neither listed nor taken (code 244300). */
    offered: z.boolean(),
    state: z.literal(settableStates),
    /** Offered in place of the computed quick amounts, in the order given. */
    fixedAmounts: z.array(whole).max(10),
    /** Takes those amounts and no other. */
    fixedOnly: z.boolean().default(false),
    /** Tighter bounds than the channel's own, in whole units; '' leaves the channel's. */
    min: z.union([whole, z.literal('')]).default(''),
    max: z.union([whole, z.literal('')]).default(''),
    /**
     * What a deposit earns, in per cent of what is credited, and the most of it a member earns by this method on one
     * day.
     */
    rewardRate: rate.default('0'),
    rewardCap: wholeOrZero.default('0'),
    /** Who sees it: members from this grade on … */
    minGrade: z.int().min(0).max(10).default(0),
    /** … those whose grade makes them SVIP … */
    svip: z.boolean().default(false),
    /** … and, where it holds names, these members only. */
    whitelist: names.default([]),
    /** A member reads how it works before the first order (code 244099). */
    guide: z.boolean().default(false),
  })
  .refine(({ rewardRate, rewardCap }) => /[1-9]/.test(rewardRate) === (rewardCap !== '0'), {
    path: ['rewardCap'],
  })
  .refine(({ min, max }) => min === '' || max === '' || BigInt(min) <= BigInt(max), { path: ['max'] })
  .refine(({ fixedOnly, fixedAmounts }) => !fixedOnly || fixedAmounts.length > 0, {
    path: ['fixedAmounts'],
  });

/** An account of the house that offline transfers go to. */
export const receivingAccount = z.strictObject({
  /** Names it in orders; never used for another account. */
  key: z.string().regex(/^[a-z0-9]{2,16}$/),
  bankCode: z.string().regex(/^[A-Z]{2,8}$/),
  branch: typedText(0, 60),
  holder: typedText(2, 40),
  account: z.string().regex(/^\d{12,19}$/),
  offered: z.boolean(),
});

/** Specification section 3, «Speed-to-card config». */
export const speedToCard = z.strictObject({
  /** Codes of banks that cannot take fast transfers now. */
  bankMaintain: z.array(z.string().max(16)).max(40),
  /** Minutes in which a receipt is to be confirmed. */
  payConfirmTime: z.int().min(1).max(1440),
  /** Fast deposits a member may open on one day. */
  payCount: z.int().min(0).max(100),
  /** The most that a member earns by them on one day. */
  payDiscountLimit: wholeOrZero,
  /** Whether the depositor's name is asked for. */
  payNameType: z.literal(payNameTypes.codeList),
  /** Per cent of what is credited. */
  payRewardRate: rate,
  /** Where it holds names, only these members have the method. */
  whitelist: names,
});

/** Specification section 3, «Fast-withdrawal config», and the times of a part. */
export const fastWithdrawal = z.strictObject({
  /** Fast withdrawals a member may ask for on one day. */
  drawCount: z.int().min(0).max(100),
  /** The amounts offered, in whole units; empty: any within the method’s bounds. */
  fixedAmount: z.array(whole).max(10),
  /** Per cent of each part, earned by the recipient when it is confirmed. */
  drawRewardRate: rate,
  /** The type code that a fast withdrawal is given. */
  drawType: z.literal([withdrawalTypes.codes.fast, withdrawalTypes.codes.newFast]),
  /** Per cent of the amount that the house keeps. */
  drawMarginRate: rate,
  /** Where it holds names, only these members have the method. */
  whitelist: names,
  /** Minutes in which a matched payer pays. */
  payMinutes: z.int().min(1).max(120),
  /** Hours in which two operators decide an appeal; then it is escalated. */
  appealHours: z.int().min(1).max(168),
  /** Hours in which a payer whose part was released may still show that it was paid. */
  claimHours: z.int().min(1).max(720).default(72),
});

/** Everything an operator decides about the methods of the cashier: who must prove what first, and what is open. */
export const cashierSettings = z.strictObject({
  /** What a member must have proven before each flow (specification section 3, identity-verification levels). */
  identity: z.strictObject({
    deposit: z.literal(identityLevels.codeList),
    withdrawal: z.literal(identityLevels.codeList),
  }),
  /** Whether a deposit asks for a bound phone (keyCode deposit_verify_mobile_phone). */
  depositPhone: z.literal(phoneVerificationModes.codeList),
  /** Asks before an order that waits for payment is left. */
  leavePay: z
    .strictObject({ enabled: z.boolean(), content: localizedText(120) })
    .refine(({ enabled, content }) => !enabled || content.zh !== '', { path: ['content', 'zh'] }),
  /** Shown above the deposit methods. */
  announcement: localizedText(200),
  /** Only those that differ from open, offered and computed quick amounts; one row a method. */
  payTypes: z
    .array(payTypeSetting)
    .max(40)
    .refine((rows) => new Set(rows.map(({ payType }) => payType)).size === rows.length),
  speedToCard,
  fastWithdrawal,
  receivingAccounts: z
    .array(receivingAccount)
    .max(40)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
  usdt: usdtSwitchSetting,
  sweep: sweepSetting,
  signerAlarm: signerAlarmSetting,
  /** The grade from which a member is SVIP. */
  svipFrom: z.int().min(0).max(10),
  /** The customer-service payment: who is on duty, and how long a code lives. */
  serviceDesk: z.strictObject({
    agents: z.int().min(0).max(200),
    codeMinutes: z.int().min(5).max(240),
  }),
  /**
   * Another method is proposed (code 244666) where fewer than this share of a day's orders were credited; 0 orders:
   * never.
   */
  advice: z.strictObject({ orders: z.int().min(0).max(10_000), percent: z.int().min(0).max(100) }),
  /** After so many orders in a row that ended unpaid, customer service is offered (code 244388); 0: never. */
  helpAfter: z.int().min(0).max(50),
});

export type CashierSettings = z.output<typeof cashierSettings>;
export type PayTypeSetting = z.output<typeof payTypeSetting>;
export type ReceivingAccount = z.output<typeof receivingAccount>;
