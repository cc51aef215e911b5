import { useId, type ReactNode } from 'react';
import { cardClass, type CardLook } from './card-class.ts';
import styles from './card.module.css';

export interface PanelProps extends CardLook {
  title: ReactNode;
  /** One short sentence beside the title. */
  note?: ReactNode;
  /** At the right end of the head: a link, a button. */
  end?: ReactNode;
  /** Heading level; default 2. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card with a heading: a named region of the page. */
export function Panel({ title, note, end, level = 2, className, children, ...look }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={cardClass(look, className)}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

export interface SectionHeadProps {
  title: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  /** Id for `aria-labelledby` on the section. */
  id?: string;
}

/** Heading of a page section that is not a card: 20 px, a quiet note beside it, a link at the end. */
export function SectionHead({ title, note, end, id }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
