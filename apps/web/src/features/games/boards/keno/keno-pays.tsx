import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { paysOf } from './keno-bet.ts';
import styles from './keno.module.css';

export interface KenoPaysProps {
  picks: number;
  /** How many were hit, once the draw is over. */
  hits: number | undefined;
  won: boolean;
}

/** What the chosen count of numbers pays by hits. */
export const KenoPays = memo(function KenoPays({ picks, hits, won }: KenoPaysProps) {
  const { t } = useTranslation('games');
  const pays = paysOf(picks);
  return (
    <dl
      className={styles.pays}
      aria-label={t('keno.pays')}
      style={{ '--pays': pays.length } as CSSProperties}
    >
      {pays.map(({ hits: count, paid }) => (
        <div key={count} data-hit={count === hits} data-won={won}>
          <dt>{t('keno.hits', { count })}</dt>
          <dd>×{paid}</dd>
        </div>
      ))}
    </dl>
  );
});
