import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** Below a dashed line: what they add up to. */
  total?: { label: ReactNode; value: ReactNode };
}

/** Names at the left, values at the right, and what they add up to. */
export function Facts({ facts, total }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <Fragment key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
      {total !== undefined && (
        <>
          <dt className={styles.total}>{total.label}</dt>
          <dd className={styles.total}>{total.value}</dd>
        </>
      )}
    </dl>
  );
}
