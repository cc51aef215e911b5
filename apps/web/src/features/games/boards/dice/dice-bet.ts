import type { DiceBet } from '@fairway/fair-games';
import type { Bet } from '../../rounds/shown-round.ts';

/** How long the number swings before it stands, in ms, and how often: radians of a cosine over that time. */
export const swinging = 900;
export const swings = 19;

/** The choices of a bet by their names. */
export function diceBet({ side, target }: Bet): DiceBet {
  return { side: side === 'under' ? 'under' : 'over', target: typeof target === 'number' ? target : 5050 };
}

/** A roll or target in hundredths as it is read: 5050 is 50.50. */
export function rollText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** The same chance on the other side: over 50.50 is as likely as under 49.50. */
export function mirrored({ side, target }: DiceBet): DiceBet {
  return { side: side === 'over' ? 'under' : 'over', target: 10_000 - target };
}
