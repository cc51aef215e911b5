import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { cny, usdt, type Money } from '@fairway/money';
import { at, every, type Timetable } from './timetable.ts';

/** What one currency may stake on a lottery. */
export interface TicketBounds {
  /** The least stake of one note: below it the rounding of a return could eat the house's share. */
  readonly leastUnit: Money;
  /** The least and the greatest stake of a ticket. */
  readonly least: Money;
  readonly most: Money;
  /** What one issue may return on one number of one play, all members together (限号). */
  readonly mostPerNumber: Money;
}

export interface HouseLottery {
  readonly code: LotteryCode;
  readonly name: { readonly zh: string; readonly en: string };
  readonly timetable: Timetable;
  /** Seconds from the closing of an issue to its draw. */
  readonly closedSeconds: number;
  readonly bounds: Readonly<Record<WalletCurrency, TicketBounds>>;
}

const bounds: HouseLottery['bounds'] = {
  CNY: { leastUnit: cny(20n), least: cny(1_00n), most: cny(50_000_00n), mostPerNumber: cny(500_000_00n) },
  USDT: {
    leastUnit: usdt(50_000n),
    least: usdt(200_000n),
    most: usdt(7_000_000_000n),
    mostPerNumber: usdt(70_000_000_000n),
  },
};

/** The lotteries that are drawn, in the order to show them: one line a lottery. */
export const houseLotteries: readonly HouseLottery[] = [
  drawn('k3', '快三', 'Fast Three', every(3), 15),
  drawn('x5', '11选5', '11 Pick 5', every(5), 15),
  drawn('ssc', '时时彩', 'Five Digits', every(5), 15),
  drawn('pk10', 'PK10', 'PK10 Racing', every(5), 20),
  drawn('lucky28', '幸运28', 'Lucky 28', every(4), 15),
  drawn('d3', '3D', '3D Digits', at('21:15'), 300),
];

function drawn(
  code: LotteryCode,
  zh: string,
  en: string,
  timetable: Timetable,
  closedSeconds: number,
): HouseLottery {
  return { code, name: { zh, en }, timetable, closedSeconds, bounds };
}

export function houseLottery(code: LotteryCode): HouseLottery {
  const lottery = houseLotteries.find((one) => one.code === code);
  if (!lottery) throw new RangeError(`no lottery ${code}`);
  return lottery;
}
