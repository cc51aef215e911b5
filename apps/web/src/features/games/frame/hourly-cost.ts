import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Fraction, formatMoney, money, multiply, parseMoney } from '@fairway/money';

const hour = 3_600_000;

/**
 * What playing on like this costs in an hour on average: stake x (1 - return) x rounds an hour. The rounds are those of this session once
 * there are three, before that as many as the pace allows.
 */
export function hourlyCost(
  [stake, currency]: readonly [stake: string, currency: WalletCurrency],
  rtpPercent: string,
  pace: { paceMilliseconds: number; rounds: number; elapsedMilliseconds: number },
): string {
  const share = Fraction.ONE.sub(percent(rtpPercent));
  const each =
    pace.rounds >= 3
      ? Math.max(pace.paceMilliseconds, Math.round(pace.elapsedMilliseconds / pace.rounds))
      : pace.paceMilliseconds;
  const cost = multiply(parseMoney(stake, currency), share.mul(Fraction.of(BigInt(hour), BigInt(each))), {
    round: 'halfUp',
  });
  return formatMoney(money(currency, cost.minor));
}

function percent(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return Fraction.scaled(BigInt(whole + decimals), decimals.length + 2);
}
