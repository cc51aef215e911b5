import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { HallArtLazy } from '@fairway/ui/art/hall/hall-art-lazy.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { TableSummary } from '../api/shapes.ts';
import { LastResults } from '../roads/last-results.tsx';
import { countsOf, roadResult, roadSides } from '../roads/road-side.ts';
import { sideName } from '../roads/side-name.ts';
import { SmallRoad } from '../roads/small-road.tsx';
import styles from './dealer-hall.module.css';

const pictures = {
  baccarat: 'baccarat',
  dragonTiger: 'two-cards',
  roulette: 'wheel',
  sicbo: 'dice',
} as const satisfies Readonly<Record<TableSummary['game'], string>>;

/** A table: its last results as a small big road, its limits, and a seat. */
export function TableCard({ table }: { table: TableSummary }) {
  const { t } = useTranslation('dealer');
  const { game, name, open, road, stakes } = table;
  const results = road.map(({ result }) => roadResult(result));
  const counts = countsOf(results);
  const bounds = stakes.find(({ currency }) => currency === 'CNY') ?? stakes[0];
  return (
    <li className={cardClass({ pad: 'none' }, styles.card)}>
      <div className={styles.picture}>
        <HallArtLazy kind={pictures[game]} />
      </div>
      <div className={styles.head}>
        <h3>{name}</h3>
        {!open && <Tag tone="warning">{t('hall.closed')}</Tag>}
      </div>
      <div className={styles.road}>
        {results.length === 0 && <p className={styles.quiet}>{t('hall.noRoad')}</p>}
        {(game === 'roulette' || game === 'sicbo') && results.length > 0 && (
          <LastResults road={road} most={game === 'sicbo' ? 3 : 9} />
        )}
        {results.length > 0 && <SmallRoad game={game} results={results} />}
      </div>
      <div className={styles.foot}>
        <p className={styles.quiet}>
          {(['banker', 'player', 'tie'] as const).map((side) => (
            <span key={side} className={styles.count}>
              {t('hall.count', { side: sideName(t, roadSides[game][side]), count: counts[side] })}
            </span>
          ))}
          {bounds && (
            <span className={styles.limits}>
              {t('hall.limits', {
                least: wholeAmount(bounds.least, bounds.currency),
                most: wholeAmount(bounds.most, bounds.currency),
              })}
            </span>
          )}
        </p>
        <Link
          to="/app/realbet/table/$code"
          params={{ code: table.table }}
          className={buttonClass({ size: 's' })}
          aria-label={t('hall.playName', { name })}
        >
          {t('hall.play')}
        </Link>
      </div>
    </li>
  );
}
