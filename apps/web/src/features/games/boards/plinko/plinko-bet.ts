import { decimalText, plinkoRisks, plinkoRows, plinkoSheet, type PlinkoBet } from '@fairway/fair-games';
import type { Bet } from '../../rounds/shown-round.ts';

/** The choices of a bet by their names. */
export function plinkoBet({ risk, rows }: Bet): PlinkoBet {
  return {
    risk: plinkoRisks.find((one) => one === risk) ?? 'medium',
    rows: plinkoRows.find((one) => one === rows) ?? 12,
  };
}

/** What the slots below the last row pay, as texts, from left to right. */
export function slotsOf({ risk, rows }: PlinkoBet): string[] {
  const half = plinkoSheet.tables[risk][rows].map((paid) => decimalText(paid));
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)] ?? '0');
}
