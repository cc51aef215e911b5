import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { identityLevels } from '../identity/levels.ts';
import { keysOf } from '../enums/define-enum.ts';
import { walletTypes } from './types.ts';
import { nothing } from '../fields.ts';
import { memberProfile } from '../members/schemas.ts';
import { walletBalance } from './schemas.ts';
import type { userInfoEndpoints } from './user-info-endpoints.ts';

/** How many may be bound, how many are, and how many may still come; another phone or mailbox then goes by review. */
const binding = z.strictObject({
  canBind: z.boolean(),
  bound: z.int(),
  most: z.int(),
  left: z.int(),
});

const userInfo = z.strictObject({
  // Section 3, «User info», in its order; the profile and the wallet bring the rest of its fields.
  ...memberProfile.shape,
  /** Always empty: a session's token is returned once, at the login. */
  token: z.literal(''),
  areaCode: z.string(),
  areaName: z.string(),
  /** The whole name, which `realName` masks. */
  realNameAll: z.string(),
  registerIp: z.string(),
  siteName: z.string(),
  /** Not asked for on this site: always empty. */
  provinces: z.literal(''),
  qq: z.literal(''),
  hasBank: z.boolean(),
  /** Never `allRecommendedCard`: a payout method that is bound is enough for all. */
  verifyType: z.enum(keysOf(identityLevels)),
  /** A withdraw password is set. */
  passwordFlag: z.boolean(),
  isOverseasPhoneFunction: z.boolean(),
  /** What can only be changed by a review from now on. */
  modifyConfig: z.strictObject({ realName: z.boolean(), phone: z.boolean() }),
  ...walletBalance.shape,
});

export const userInfoSchemas = {
  getWalletType: {
    input: nothing,
    output: z.strictObject({
      walletTypes: z.array(z.strictObject({ walletType: z.enum(keysOf(walletTypes)), name: z.string() })),
    }),
  },
  getBindingLimits: {
    input: nothing,
    /** `payout`: bank cards and USDT addresses together. */
    output: z.strictObject({ phone: binding, email: binding, payout: binding }),
  },
  getUserInfo: { input: nothing, output: userInfo },
} satisfies SchemasOf<typeof userInfoEndpoints>;
