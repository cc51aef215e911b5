import { ChipPile } from './chip-pile.tsx';
import { pathStyle } from './spot-style.ts';
import type { ChipFlight } from './use-chip-flights.ts';
import styles from './chips.module.css';

/** Chips that go from a seat to the middle, or from there to who won them. */
export function ChipFlights({
  flights,
  onLand,
}: {
  flights: readonly ChipFlight[];
  onLand: (key: string) => void;
}) {
  return flights.map(({ key, from, to, late }) => (
    <div
      key={key}
      className={styles.flight}
      data-late={late || undefined}
      style={pathStyle(from, to)}
      onAnimationEnd={() => onLand(key)}
      aria-hidden
    >
      <ChipPile units={8} />
    </div>
  ));
}
