import { z } from 'zod';
import { usdtProtocols } from '../chain/protocols.ts';
import type { SchemasOf } from '../endpoint.ts';
import { instant, uuid, walletCurrency, walletAmount as amount } from '../fields.ts';
import type { rehearsalEndpoints } from './rehearsal-endpoints.ts';
import { reserveModals, reserveTutorialSwitch } from './reservations.ts';
import { withdrawInfoTypes, withdrawalNames, withdrawalTypes, withdrawalWays } from './types.ts';

const rate = z.string();

/** One withdrawal method with its terms. */
export const withdrawalOptionTerms = z.strictObject({
  withdrawType: z.literal(withdrawalTypes.codeList),
  withdrawalWay: z.literal(withdrawalWays.codeList),
  name: z.enum(withdrawalNames.codeList),
  currency: walletCurrency,
  /** What is paid to. */
  kind: z.enum(['bankCard', 'usdtAddress', 'ewallet']),
  min: amount,
  max: amount,
  fee: amount,
  /** Per cent of the amount that a payout by this method earns. */
  rewardRate: rate,
  arrivalMinutes: z.int(),
  protocols: z.array(z.literal(usdtProtocols.codeList)),
});

/** From request to payout over the last seven days, from real orders of this type. */
export const payoutTimes = z.strictObject({
  orders: z.int(),
  medianSeconds: z.int().nullable(),
  p90Seconds: z.int().nullable(),
});

export const withdrawalBlock = z.strictObject({
  /** A name of the error table, with its values. */
  error: z.string(),
  currency: walletCurrency.nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What a member chooses of a reservation: a wait in hours, or one of the times offered. */
export const reservationChoice = z.union([
  z.strictObject({ hours: z.int().min(1).max(72) }),
  z.strictObject({ at: instant }),
]);

const reservationTerms = z.strictObject({
  tutorial: z.literal(reserveTutorialSwitch.codeList),
  modals: z.array(z.literal(reserveModals.codeList)),
  durations: z.array(z.strictObject({ hours: z.int(), rewardRate: rate, expectedConfirmAt: instant })),
  times: z.array(z.strictObject({ at: instant, rewardRate: rate })),
  compensationRate: rate,
  compensationCap: amount,
});

export const rehearsalSchemas = {
  getWithdrawInfo: {
    input: z.strictObject({ type: z.enum(withdrawInfoTypes.codeList) }),
    output: z.strictObject({
      type: z.enum(withdrawInfoTypes.codeList),
      options: z.array(withdrawalOptionTerms),
      available: amount,
      locked: amount,
      count: z.strictObject({ limit: z.int(), used: z.int(), left: z.int() }),
      daily: z.strictObject({ limit: amount, used: amount, left: amount }),
    }),
  },
  rehearseWithdrawal: {
    input: z.strictObject({
      currency: walletCurrency,
      withdrawType: z.literal(withdrawalTypes.codeList).optional(),
      amount: z.string().max(24).optional(),
      payoutMethodId: uuid.optional(),
      reservation: reservationChoice.optional(),
    }),
    output: z.strictObject({
      withdrawType: z.literal(withdrawalTypes.codeList),
      /** Null while no valid amount is given. */
      preview: z
        .strictObject({
          amount,
          fee: amount,
          /** The part of the fee that is the charge for turnover not played. */
          turnoverCharge: amount,
          netAmount: amount,
          rewardAmount: amount,
          expectedConfirmAt: instant,
          /** Booked by itself when a reservation is missed; 0 without one. */
          compensation: amount,
        })
        .nullable(),
      /** All of them at once, the shortest to mend first. Empty: asking now would succeed. */
      blocks: z.array(withdrawalBlock),
      times: payoutTimes,
      queueAhead: z.int(),
      reservation: reservationTerms,
    }),
  },
} satisfies SchemasOf<typeof rehearsalEndpoints>;
export type WithdrawalOptionTerms = z.output<typeof withdrawalOptionTerms>;
export type ReservationChoice = z.output<typeof reservationChoice>;
