import styles from './chips.module.css';

export interface ChipPileProps {
  /** How many big blinds or base stakes it holds: decides how high it is and its colours. */
  units: number;
}

/** From so many units on a pile has one chip more. */
const steps = [0, 2, 6, 16, 40] as const;

/** Chips on top of each other, seen from the side. Decorative: the amount stands beside it. */
export function ChipPile({ units }: ChipPileProps) {
  const chips = steps.filter((least) => units >= least).length;
  const height = 15 + chips * 5;
  return (
    <svg className={styles.pile} width="30" height={height} viewBox={`0 0 30 ${height}`} aria-hidden>
      <ellipse cx="15" cy={height - 6} rx="14" ry="6" className={styles.shade} />
      {Array.from({ length: chips }, (_, place) => {
        const y = height - 9 - place * 5;
        return (
          <g key={place} data-rank={(chips + place) % 4} className={styles.chip}>
            <path d={`M2 ${y}v4a13 5.500 0 0 0 26 0v-4z`} />
            <path d={`M8 ${y + 4.4}v4.200M15 ${y + 5.5}v4M22 ${y + 4.4}v4.200`} className={styles.notch} />
            <ellipse cx="15" cy={y} rx="13" ry="5.500" className={styles.face} />
          </g>
        );
      })}
      <ellipse cx="15" cy={height - 9 - (chips - 1) * 5} rx="8" ry="3.200" className={styles.ring} />
    </svg>
  );
}
