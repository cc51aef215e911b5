import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { categoryOf, VenuePicture } from '../../../lib/pictures/venue-picture.tsx';
import styles from './hall.module.css';

export interface HallHeroProps {
  /** Site code of the category: its picture. */
  categoryCode: string;
  /** A short text above the title. */
  over?: string;
  title: string;
  text?: string;
  /** Half as high, where what the hall offers is below it. */
  low?: boolean;
  /** The entrances. */
  actions?: ReactNode;
}

/** The night at the head of a hall: its picture, its name and the entrances. */
export function HallHero({ categoryCode, over, title, text, low = false, actions }: HallHeroProps) {
  return (
    <section
      className={clsx(styles.hero, low && styles.low, categoryCode === 'dz' && styles.violet)}
      aria-labelledby="hall"
    >
      <div className={styles.art}>
        <VenuePicture category={categoryOf(categoryCode)} />
      </div>
      <div className={styles.text}>
        {over !== undefined && <p>{over}</p>}
        <h1 id="hall">{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
