import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface SectionProps {
  title: string;
  note: string;
  /** Columns of twelve. */
  span?: number;
  children: ReactNode;
}

export function Section({ title, note, span = 12, children }: SectionProps) {
  return (
    <section className={styles.section} style={{ gridColumn: `span ${span}` }}>
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {children}
    </section>
  );
}
