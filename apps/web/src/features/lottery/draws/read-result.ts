import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';

/** What players read out of a result, as codes of texts. */
export interface ResultReading {
  readonly kind: 'sum' | 'sumOfFirst' | 'span';
  readonly value: number;
}

export type Side = 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** From which sum on a lottery calls it big. */
const bigFrom: Partial<Record<LotteryCode, number>> = { k3: 11, lucky28: 14 };

export function readingsOf(lottery: LotteryCode, result: readonly number[]): readonly ResultReading[] {
  if (lottery === 'pk10') return [{ kind: 'sumOfFirst', value: total(result.slice(0, 2)) }];
  const sum = { kind: 'sum', value: total(result) } as const;
  return lottery === 'd3' ? [sum, { kind: 'span', value: Math.max(...result) - Math.min(...result) }] : [sum];
}

/** 大小单双 of the sum, 龙虎 of the first place against the last; five of them for PK10. */
export function sidesOf(lottery: LotteryCode, result: readonly number[]): readonly Side[] {
  const against = (place: number): Side => {
    const difference = (result[place] ?? 0) - (result[result.length - 1 - place] ?? 0);
    return difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie';
  };
  if (lottery === 'pk10') return [0, 1, 2, 3, 4].map(against);
  if (lottery === 'ssc') return [against(0)];
  const middle = bigFrom[lottery];
  if (middle === undefined) return [];
  const sum = total(result);
  return [sum >= middle ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
}
