import { decimalText, lanternRisks, lanternSheet, lanternSizes, type LanternBet } from '@fairway/fair-games';
import type { Bet } from '../../rounds/shown-round.ts';

/** The choices of a bet by their names. */
export function lanternBet({ risk, segments }: Bet): LanternBet {
  return {
    risk: lanternRisks.find((one) => one === risk) ?? 'low',
    segments: lanternSizes.find((one) => one === segments) ?? 10,
  };
}

/** What the lanterns of a wheel pay, as texts, clockwise from the top. */
export function lanternsOf({ risk, segments }: LanternBet): string[] {
  return lanternSheet.wheels[risk][segments].map((paid) => decimalText(paid));
}

type Tone = 'dark' | 'red' | 'amber' | 'jade' | 'violet' | 'gold';

export interface LanternKind {
  readonly paid: string;
  readonly tone: Tone;
  /** How many lanterns of the wheel pay this. */
  readonly count: number;
}

const between: readonly Tone[] = ['red', 'amber', 'jade', 'violet'];

/** The kinds of lanterns of a wheel, the best first: the best is gold, one that pays nothing is not lit. */
export function kindsOf(bet: LanternBet): LanternKind[] {
  const counts = new Map<string, number>();
  for (const paid of lanternsOf(bet)) counts.set(paid, (counts.get(paid) ?? 0) + 1);
  const rising = [...counts].toSorted(([one], [other]) => Number(one) - Number(other));
  const lit = rising.filter(([paid]) => paid !== '0');
  const tone = (paid: string): Tone => {
    const place = lit.findIndex(([one]) => one === paid);
    if (place === -1) return 'dark';
    return place === lit.length - 1 ? 'gold' : (between[place] ?? 'violet');
  };
  return rising.toReversed().map(([paid, count]) => ({ paid, count, tone: tone(paid) }));
}
