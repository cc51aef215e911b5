import type { ReservationChoice } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { TurnoverRule, WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import {
  withdrawalNameOf,
  withdrawalNames,
  type WithdrawalType,
} from '@fairway/contract/withdrawals/types.ts';
import { currencyScale, add, money, subtract, zero, type Money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { percentDown, percentUp } from '#modules/turnover';
import type { PayoutOffer } from '../../channels/channel.ts';
import { optionSetting, type VersionedSettings } from '../settings/published-settings.ts';
import { promisedReviewSeconds } from '../withdrawal-limits.ts';
import { compensationOf, readReservation } from './reservation.ts';

/** What a withdrawal costs and brings, pinned when it is asked for. */
export interface Price {
  settingsVersion: number;
  /** All that is taken of the amount, the charge included. */
  fee: Money;
  /** For turnover that is not played, and the part of the amount it is taken for. */
  turnoverCharge: Money;
  charged: Money;
  net: Money;
  reward: Money;
  isReservation: boolean;
  promisedAt: Date;
  compensation: Money;
}

export interface PricedRequest {
  offer: PayoutOffer;
  amount: Money;
  /** What is still to be played in this wallet. */
  outstanding: Money;
  reservation?: ReservationChoice | undefined;
}

/** Paid part by part by other members: its rewards are the matching's own, and it knows no reservation. */
function isMatchedType(type: WithdrawalType): boolean {
  return withdrawalNameOf(type) === withdrawalNames.codes.fast;
}

/** What open turnover does to a type: parts that end one by one cannot share a charge, so a matched one is always blocked. */
export function turnoverRuleOf({ turnover }: WithdrawalSettings, type: WithdrawalType): TurnoverRule {
  return isMatchedType(type) ? 'block' : turnover.rule;
}

/**
 * Prices a withdrawal by the settings: fee of the method, charge for turnover where the rule is a charge (rounded up),
 * reward of the method and of the reservation (rounded down), promise and compensation. Throws
 * `reservationUnavailable`.
 */
export function priceWithdrawal(
  app: Platform,
  { version, settings }: VersionedSettings,
  { offer, amount, outstanding, reservation }: PricedRequest,
): Price {
  const { currency } = amount;
  const now = app.clock.now();
  const { turnover, reservation: terms } = settings;
  const isMatched = isMatchedType(offer.withdrawType);
  if (isMatched && reservation) throw new AppError('reservationUnavailable');
  const isCharged = turnoverRuleOf(settings, offer.withdrawType) === 'charge';
  const open = isCharged ? (outstanding.minor < amount.minor ? outstanding : amount) : zero(currency);
  const turnoverCharge = money(currency, percentUp(open.minor, turnover.chargeRate));
  const fee = add(offer.fee, turnoverCharge);
  const booked = reservation && readReservation(terms, reservation, now, app.config.siteTimeZone);
  const ofOption = isMatched ? '0' : optionSetting(settings, offer.withdrawType).rewardRate;
  const rates = [ofOption, booked?.rewardRate ?? '0'];
  const reward = rates.reduce((sum, rate) => sum + percentDown(amount.minor, rate), 0n);
  const scale = 10n ** BigInt(currencyScale[currency]);
  const usual = addSeconds(now, promisedReviewSeconds + offer.arrivalMinutes * 60);
  return {
    settingsVersion: version,
    fee,
    turnoverCharge,
    charged: open,
    net: subtract(amount, fee),
    reward: money(currency, reward),
    isReservation: booked !== undefined,
    promisedAt: booked?.promisedAt ?? usual,
    compensation: booked ? compensationOf(terms, amount, scale) : zero(currency),
  };
}
