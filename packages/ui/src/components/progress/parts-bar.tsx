import type { ReactNode } from 'react';
import styles from './progress.module.css';

export interface BarPart {
  key: string;
  label: ReactNode;
  /** Share of the whole, in any unit common to all parts. */
  share: number;
  /** A colour token: "var(--gold)". */
  colour: string;
}

export interface PartsBarProps {
  /** What the whole is and how it divides, as a sentence: this text is the chart for readers. */
  label: string;
  parts: readonly BarPart[];
}

/** A whole in its parts, with a legend. Empty parts take no room in the bar. */
export function PartsBar({ label, parts }: PartsBarProps) {
  return (
    <div>
      <div className={styles.parts} {...{ role: 'img', 'aria-label': label }}>
        {parts.map(
          (part) =>
            part.share > 0 && (
              <span key={part.key} style={{ flex: `${part.share} 0 2px`, background: part.colour }} />
            ),
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.key}>
            <span className={styles.key} style={{ background: part.colour }} />
            {part.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
