import styles from './paytable.module.css';

/** How each line runs over the reels, with its number. */
export function LineList({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <ol className={styles.lines} aria-label={label}>
      {lines.map((line, index) => (
        <li key={line}>
          <svg viewBox={`0 0 ${line.length * 12} 36`} width={line.length * 12} height="36" aria-hidden>
            {Array.from(line, (row, reel) =>
              [0, 1, 2].map((one) => (
                <rect
                  key={`${reel}-${one}`}
                  x={reel * 12 + 1}
                  y={one * 12 + 1}
                  width="10"
                  height="10"
                  rx="2"
                  fill={one === Number(row) ? 'var(--gold)' : 'var(--line-strong)'}
                />
              )),
            )}
          </svg>
          {index + 1}
        </li>
      ))}
    </ol>
  );
}
