import type { SignerAlarm } from '@fairway/contract/chain/signer-alarms.ts';
import { formatMoney, usdt } from '@fairway/money';
import { formatEther } from 'viem';
import type { SignerStatus } from '../paying/signer-wire.ts';

/** The levels from which operators are alerted. */
export interface AlarmLevels {
  /** Whole per cent of a day's limit. */
  readonly usedPercent: number;
  /** Payouts that the payout wallet's coins must still pay for. */
  readonly payouts: number;
}

/** One thing that the signer has a limited amount of, and how much of it is left. */
export interface Gauged {
  readonly alarm: SignerAlarm;
  /** Part of the limit that is used, or for fuel the number of payouts that it pays for. */
  readonly figure: number;
  readonly isNear: boolean;
  /** What is left, and of what, as people read it. */
  readonly remaining: string;
  readonly whole: string;
}

/** How near a network's signer is to the end of its fuel, of the most that a fee may be, and of each day's limit. A limit of nothing is reached. */
export function judgeSigner(
  { day, signedToday, gas, feeOnce, sweeping }: SignerStatus,
  { coins, gasPrice }: { coins: bigint; gasPrice: bigint },
  levels: AlarmLevels,
): Gauged[] {
  const ofLimit = (
    alarm: SignerAlarm,
    used: bigint,
    limit: bigint,
    format: (minor: bigint) => string,
  ): Gauged => ({
    alarm,
    figure: limit === 0n ? 1 : Number((used * 1000n) / limit) / 1000,
    isNear: used * 100n >= limit * BigInt(levels.usedPercent),
    remaining: format(used < limit ? limit - used : 0n),
    whole: format(limit),
  });
  const inUsdt = (minor: bigint) => formatMoney(usdt(minor));
  // The signer signs at twice the present price.
  const perPayout = gas * 2n * gasPrice;
  const payouts = perPayout === 0n ? coins : coins / perPayout;
  const fuel: Gauged = {
    alarm: 'fuel',
    figure: Number(payouts),
    isNear: coins < perPayout * BigInt(levels.payouts),
    remaining: coinsText(coins),
    whole: coinsText(perPayout * BigInt(levels.payouts)),
  };
  const limits = [
    // Beyond it the signer refuses payouts until the price falls.
    ofLimit('fee', perPayout, feeOnce, coinsText),
    ofLimit('payoutDay', signedToday, day, inUsdt),
    // Without its keys nothing is swept or fuelled: those limits are of no account.
    ...(sweeping.hasKey
      ? [
          ofLimit('sweepDay', sweeping.sweptToday, sweeping.day, inUsdt),
          ofLimit('fuelDay', sweeping.fuelledToday, sweeping.fuelDay, coinsText),
        ]
      : []),
  ];
  return [fuel, ...limits];
}

/** Whole coins with six places at most, which is as much as anybody fills a wallet by. */
function coinsText(amount: bigint): string {
  const places = 10n ** 12n;
  return formatEther(amount - (amount % places));
}
