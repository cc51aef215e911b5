import { ChipPile } from './chip-pile.tsx';
import { betSpot, type Spot } from './seat-spots.ts';
import { spotStyle } from './spot-style.ts';
import styles from './chips.module.css';

export interface BetSpotProps {
  spot: Spot;
  units: number;
  /** As it is written. */
  amount: string;
}

/** Chips in front of a seat. They come from there; the seat says the amount to a reader. */
export function BetSpot({ spot, units, amount }: BetSpotProps) {
  return (
    <div className={styles.bet} style={spotStyle(betSpot(spot))} aria-hidden>
      <ChipPile units={units} />
      <span className={styles.amount}>{amount}</span>
    </div>
  );
}
