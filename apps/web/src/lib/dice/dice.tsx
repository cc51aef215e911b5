import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './dice.module.css';

/** Where the pips of a face stand, in a grid of three by three from 0. */
const pips: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** One face of a die, drawn as Chinese dice are: one and four are red. */
export function Dice({ face }: { face: number }) {
  const red = face === 1 || face === 4;
  return (
    <span className={styles.die}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <rect x="1" y="1" width="30" height="30" rx="7" fill="#f7f8fd" />
        <rect x="1" y="25" width="30" height="6" rx="3" fill="#c6cce2" opacity=".7" />
        {(pips[face - 1] ?? []).map((pip) => (
          <circle
            key={pip}
            cx={8 + (pip % 3) * 8}
            cy={8 + Math.floor(pip / 3) * 8}
            r={face === 1 ? 5 : 3.1}
            fill={red ? '#d2363c' : '#1a2342'}
          />
        ))}
      </svg>
      <VisuallyHidden>{face}</VisuallyHidden>
    </span>
  );
}
