import { isSuit, suitPaths } from './suit-path.ts';
import styles from './playing-card.module.css';

/** A card as the rules name it, such as `QH` or `TS` for a ten; face down without a name. */
export function PlayingCard({ name }: { name: string | undefined }) {
  const suit = name?.slice(1) ?? '';
  if (!isSuit(suit)) return <span className={styles.back} aria-hidden />;
  const rank = name?.startsWith('T') ? '10' : name?.slice(0, 1);
  const isRed = suit === 'H' || suit === 'D';
  return (
    <span className={styles.card} data-red={isRed} aria-hidden>
      <span className={styles.corner}>
        {rank}
        <svg viewBox="0 0 24 24">
          <path d={suitPaths[suit]} />
        </svg>
      </span>
      <svg className={styles.middle} viewBox="0 0 24 24">
        <path d={suitPaths[suit]} />
      </svg>
      <span className={styles.foot}>
        {rank}
        <svg viewBox="0 0 24 24">
          <path d={suitPaths[suit]} />
        </svg>
      </span>
    </span>
  );
}
