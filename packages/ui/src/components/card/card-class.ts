import { clsx } from 'clsx';
import styles from './card.module.css';

export interface CardLook {
  /** Padding 14, 20 or 24 px; none for a card whose parts reach its edge. */
  pad?: 'none' | 's' | 'm' | 'l' | undefined;
  /** `surface` on the page, `raised` inside a card, `well` sunk. */
  ground?: 'surface' | 'raised' | 'well' | undefined;
  /** Rises 2 px under the pointer: only for a card that is one link. */
  lift?: boolean | undefined;
}

/** The class names of a card, for a router link that is one. */
export function cardClass(
  { pad = 'm', ground = 'surface', lift }: CardLook,
  ...more: (string | undefined)[]
) {
  return clsx(
    styles.card,
    pad === 's' && styles.padS,
    pad === 'm' && styles.padM,
    pad === 'l' && styles.padL,
    ground !== 'surface' && styles[ground],
    lift && styles.lift,
    more,
  );
}
