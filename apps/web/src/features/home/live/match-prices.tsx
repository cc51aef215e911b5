import { IconTriangleDown, IconTriangleUp } from '@fairway/ui/icons/arrow.tsx';
import { IconLock } from '@fairway/ui/icons/state.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { LiveFixture } from '../api/use-live-fixtures.ts';
import { usePriceMoves } from './use-price-moves.ts';
import styles from './live-matches.module.css';

const sides = ['home', 'draw', 'away'] as const;

/** Prices of home, draw and away; a closed market keeps its place with a lock. */
export function MatchPrices({ markets }: { markets: LiveFixture['markets'] }) {
  const { t } = useTranslation('home');
  const market = markets.find(({ code }) => code === 'ft_1x2');
  const prices = sides.map((side) => {
    const selection = market?.selections.find((offered) => offered.selection === side);
    return { side, odds: market?.status === 'open' ? (selection?.odds ?? null) : null };
  });
  const moves = usePriceMoves(prices);
  return (
    <div className={styles.prices}>
      {prices.map(({ side, odds }) => {
        const move = odds === null ? undefined : moves[side];
        return (
          <span
            key={`${side} ${odds}`}
            className={clsx(styles.price, move && styles[move], odds === null && styles.locked)}
          >
            <span>{t(`live.sides.${side}`)}</span>
            {odds === null ? (
              <IconLock size={16} label={t('live.locked')} />
            ) : (
              <b>
                {twoPlaces(odds)}
                {move === 'up' && <IconTriangleUp size={12} label={t('live.up')} />}
                {move === 'down' && <IconTriangleDown size={12} label={t('live.down')} />}
              </b>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Decimal odds as they are read: a third place only where it says something. */
function twoPlaces(odds: string): string {
  return odds.replace(/^(\d+\.\d\d)0$/, '$1');
}
