import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { RoadResult } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../lib/percent-text.ts';
import type { TableSpot } from '../api/shapes.ts';
import { chanceFraction } from '../spots/spot-name.ts';
import { countsOf, roadSides, spotOf } from './road-side.ts';
import { sideName } from './side-name.ts';
import styles from './roads.module.css';

export interface NextChanceProps {
  game: DealerGame;
  results: readonly RoadResult[];
  spots: readonly TableSpot[];
}

/** How often each side came, and the chance that it has in the next deal whatever came before. */
export function NextChance({ game, results, spots }: NextChanceProps) {
  const { t } = useTranslation('dealer');
  const counts = countsOf(results);
  return (
    <table className={styles.chances}>
      <caption>{t('roads.next')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('roads.side')}</th>
          <th scope="col">{t('roads.seen')}</th>
          <th scope="col">{t('roads.true')}</th>
        </tr>
      </thead>
      <tbody>
        {(['banker', 'player', 'tie'] as const).map((side) => {
          const name = roadSides[game][side];
          const spot = spots.find((one) => one.spot === spotOf(name));
          return (
            <tr key={side}>
              <th scope="row">
                <i data-side={side} />
                {sideName(t, name)}
              </th>
              <td>{counts[side]}</td>
              <td>{spot ? percentText(chanceFraction(spot.chance)) : '—'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
