import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, instant, nothing, signedAmount, uuid } from '../fields.ts';
import type { protectionEndpoints, protectionOperatorEndpoints } from './protection-endpoints.ts';
import { exclusionMonths, limitKinds, limitPeriods, realityMinutes, timeOutHours } from './play-limits.ts';

const limitKey = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

const playLimit = z.strictObject({
  ...limitKey,
  /** In yuan, of `time` in whole minutes; null without one. */
  limit: cnyAmount.nullable(),
  /** What counts toward it in the running period; USDT at a fixed 7.20. Of `loss` at least nought. */
  used: cnyAmount,
  remaining: cnyAmount.nullable(),
  renewsAt: instant,
  /** A looser one that was asked for; `limit` null: none at all. It can be confirmed from `readyAt` on. */
  pending: z.strictObject({ limit: cnyAmount.nullable(), readyAt: instant }).nullable(),
});

const playBreak = z.strictObject({
  kind: z.enum(['timeOut', 'exclusion']),
  beginsAt: instant,
  /** Null: for good. */
  endsAt: instant.nullable(),
});

const protection = z.strictObject({
  /** All kinds by all periods, in the order of the enumerations. */
  limits: z.array(playLimit),
  /** The one that ends last of those running now. */
  pause: playBreak.nullable(),
  realityMinutes: z.int(),
  /** Of the running day in yuan; `net` is returned less staked. */
  today: z.strictObject({
    deposited: cnyAmount,
    staked: cnyAmount,
    returned: signedAmount,
    net: signedAmount,
  }),
});

export const protectionSchemas = {
  getPlayProtection: { input: nothing, output: protection },
  setPlayLimit: { input: z.strictObject({ ...limitKey, limit: cnyAmount.nullable() }), output: protection },
  confirmPlayLimit: { input: z.strictObject(limitKey), output: protection },
  dropPlayLimitChange: { input: z.strictObject(limitKey), output: protection },
  startTimeOut: { input: z.strictObject({ hours: z.literal(timeOutHours) }), output: protection },
  excludeSelf: { input: z.strictObject({ months: z.literal(exclusionMonths) }), output: protection },
  setRealityCheck: { input: z.strictObject({ minutes: z.literal(realityMinutes) }), output: protection },
} satisfies SchemasOf<typeof protectionEndpoints>;

export const protectionOperatorSchemas = {
  getMemberProtection: {
    input: z.strictObject({ memberId: uuid }),
    output: z.strictObject({
      protection,
      /** Past and present ones, newest first. */
      breaks: z.array(playBreak),
    }),
  },
} satisfies SchemasOf<typeof protectionOperatorEndpoints>;

export type PlayProtection = z.output<typeof protection>;
export type PlayLimit = z.output<typeof playLimit>;
