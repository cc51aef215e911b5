import { mostTimes } from '@fairway/fair-games';
import { mostChased } from '@fairway/contract/lottery/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { add, money, type Money } from '@fairway/money';
import { lineFault, stakeOf, type Line, type TicketBounds } from '../play/line.ts';
import type { ComingIssue } from './coming-issues.ts';

/** 同倍, 翻倍, 递增: how the times go on from issue to issue. */
export const planKinds = ['same', 'double', 'rise'] as const;
type PlanKind = (typeof planKinds)[number];

export interface ChasePlan {
  readonly kind: PlanKind;
  /** Issues, 2 to 100. */
  readonly issues: number;
  /** Times of the first issue. */
  readonly times: number;
  /** After how many issues the times are doubled or raised. */
  readonly every: number;
  /** By how many times they are raised. */
  readonly step: number;
}

export const fewestIssues = 2;

export interface PlannedItem extends ComingIssue {
  readonly times: number;
  readonly stake: Money;
  /** Of this issue and all before it. */
  readonly total: Money;
}

/** The times of an issue by its place from 0; no more than a ticket may have. */
export function timesAt({ kind, times, every, step }: ChasePlan, place: number): number {
  const turns = Math.floor(place / Math.max(1, every));
  const planned = kind === 'same' ? times : kind === 'rise' ? times + step * turns : times * 2 ** turns;
  return Math.max(1, Math.min(mostTimes, planned));
}

/** What a plan stakes on each issue; empty while the line has no stake. */
export function planItems(
  line: Line,
  currency: WalletCurrency,
  plan: ChasePlan,
  issues: readonly ComingIssue[],
): PlannedItem[] {
  let total = money(currency, 0n);
  return issues.slice(0, Math.min(mostChased, plan.issues)).flatMap((issue, place) => {
    const times = timesAt(plan, place);
    const stake = stakeOf({ ...line, times }, currency);
    if (!stake) return [];
    total = add(total, stake);
    return [{ ...issue, times, stake, total }];
  });
}

/** What keeps a plan from being placed, as far as the page knows: each of its tickets is within the bounds of one. */
export function planFault(
  line: Line,
  items: readonly PlannedItem[],
  bounds: TicketBounds,
): ReturnType<typeof lineFault> {
  for (const { times } of items) {
    const fault = lineFault({ ...line, times }, bounds);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The first place whose times would be more than a ticket may have; undefined where none is. */
export function cappedFrom(items: readonly PlannedItem[], plan: ChasePlan): number | undefined {
  const place = items.findIndex(({ times }) => times === mostTimes);
  return place < 1 || plan.kind === 'same' ? undefined : place;
}
