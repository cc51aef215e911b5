import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-rows.module.css';

export interface CopyRow {
  key: string;
  label: string;
  /** As shown, for instance in groups of four. */
  value: ReactNode;
  /** What is copied; without it the row only shows. */
  copy?: string | undefined;
}

export interface CopyRowsProps {
  rows: readonly CopyRow[];
  labels: {
    copy: string;
    copied: (last4: string) => string;
    failed: string;
    /** Name of the button for readers: "复制收款卡号". */
    copyOf: (label: string) => string;
  };
}

/** Fields to carry over to another place, each with its copy button. */
export function CopyRows({ rows, labels }: CopyRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <dt>{row.label}</dt>
          <dd className={clsx(row.copy === undefined ? styles.plain : styles.value)}>{row.value}</dd>
          {row.copy !== undefined && (
            <dd>
              <CopyButton
                value={row.copy}
                label={labels.copyOf(row.label)}
                copied={labels.copied}
                failed={labels.failed}
              >
                {labels.copy}
              </CopyButton>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
