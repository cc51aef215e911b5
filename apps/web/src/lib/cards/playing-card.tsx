import { isSuit, suitPaths } from './suit-path.ts';
import styles from './playing-card.module.css';

/** A card as the rules name it, such as `QH` or `TS` for a ten, `BJ` and `RJ` for the jokers; face down without a name. */
export function PlayingCard({ name }: { name: string | undefined }) {
  if (name === 'BJ' || name === 'RJ') return <Joker isRed={name === 'RJ'} />;
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

/** A cap with three bells, and the word down the corner. */
function Joker({ isRed }: { isRed: boolean }) {
  return (
    <span className={styles.card} data-red={isRed} aria-hidden>
      <span className={styles.joker}>JOKER</span>
      <svg className={styles.middle} viewBox="0 0 24 24">
        <path d="M4.500 17.500c1.200-3.600.8-6.200-1.600-9 3 .2 5.100 1.300 6.300 3.400.5-3.300 1.400-5.900 2.800-7.700 1.400 1.800 2.300 4.400 2.800 7.700 1.200-2.100 3.300-3.200 6.300-3.400-2.400 2.800-2.800 5.400-1.600 9z" />
        <path d="M5 19h14v2H5z" />
        <circle cx="2.600" cy="8.200" r="1.500" />
        <circle cx="12" cy="3.600" r="1.500" />
        <circle cx="21.400" cy="8.200" r="1.500" />
      </svg>
    </span>
  );
}
