import type { RoadResult } from '@fairway/fair-games';
import type { ColourCell, RoadCell } from './road-cells.ts';
import styles from './roads.module.css';

/** A full disc with the letter of its side. */
export function BeadMark({ side, letter }: { side: RoadResult; letter: string }) {
  return (
    <>
      <circle cx="10" cy="10" r="8.5" className={styles.disc} data-side={side} />
      <text x="10" y="13.6" className={styles.letter}>
        {letter}
      </text>
    </>
  );
}

/** A ring; a stroke through it for ties, with their number where there were several. */
export function BigMark({ side, ties }: RoadCell) {
  return (
    <>
      <circle cx="10" cy="10" r="7.2" className={styles.ring} data-side={side} />
      {ties > 0 && <path d="M4 16 16 4" className={styles.tie} />}
      {ties > 1 && (
        <text x="10" y="13.4" className={styles.ties}>
          {ties}
        </text>
      )}
    </>
  );
}

/** 大眼仔 has rings, 小路 discs, 曱甴路 strokes. */
export function DerivedMark({ colour, k }: ColourCell & { k: 1 | 2 | 3 }) {
  const side = colour === 'red' ? 'banker' : 'player';
  if (k === 1) return <circle cx="10" cy="10" r="6.5" className={styles.ring} data-side={side} />;
  if (k === 2) return <circle cx="10" cy="10" r="7" className={styles.disc} data-side={side} />;
  return <path d="M4 16 16 4" className={styles.stroke} data-side={side} />;
}
