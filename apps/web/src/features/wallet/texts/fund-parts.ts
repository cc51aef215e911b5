import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { add, formatMoney, parseMoney, parseSignedMoney, subtract, sum, type Money } from '@fairway/money';

/** One slice of the total, in CNY. */
export interface FundPart {
  key: 'center' | 'locked' | 'venues' | 'inTransit' | 'interest' | 'usdt';
  amount: string;
  /** Width of the slice; only for drawing. */
  share: number;
  colour: string;
}

const colours: Record<FundPart['key'], string> = {
  center: 'var(--gold-mark)',
  locked: 'var(--warning-mark)',
  venues: 'var(--azure)',
  inTransit: 'var(--away)',
  interest: 'var(--v-esport)',
  usdt: 'var(--ok-mark)',
};

/** What the slices are cut from. */
type PartsOfFunds = Pick<
  WalletBalance,
  | 'centerWalletBalance'
  | 'lockedWalletBalance'
  | 'venueMoney'
  | 'inTransitMoney'
  | 'yebWalletBalance'
  | 'totalFunds'
>;

/** The total in its slices: they add up to it to the cent, USDT being what is left of it. Interest shows when there is some. */
export function fundParts(balance: PartsOfFunds): FundPart[] {
  const cny = (amount: string) => parseMoney(amount, 'CNY');
  const slices: [FundPart['key'], Money][] = [
    ['center', cny(balance.centerWalletBalance)],
    ['locked', cny(balance.lockedWalletBalance)],
    ['venues', sum('CNY', Object.values(balance.venueMoney).map(cny))],
    ['inTransit', cny(balance.inTransitMoney)],
    ['interest', cny(balance.yebWalletBalance)],
  ];
  const inCny = slices.map(([, amount]) => amount).reduce(add);
  const usdt = subtract(parseSignedMoney(balance.totalFunds, 'CNY'), inCny);
  return [...slices, ['usdt', usdt] as const]
    .filter(([key, amount]) => (key !== 'interest' && key !== 'inTransit') || amount.minor > 0n)
    .map(([key, amount]) => ({
      key,
      amount: formatMoney(amount),
      share: Number(amount.minor),
      colour: colours[key],
    }));
}
