import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** Beside the heading: a state, a switch. */
  children?: ReactNode;
  /** At the right end: links to what belongs to it. */
  end?: ReactNode;
}

/** The one h1 of a page of the member centre with what belongs beside it. */
export function PageHead({ title, children, end }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
