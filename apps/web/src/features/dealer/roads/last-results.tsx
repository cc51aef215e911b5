import { useTranslation } from 'react-i18next';
import { Dice } from '../../../lib/dice/dice.tsx';
import type { RoadEntry } from '../api/shapes.ts';
import { pocketColour } from '../wheel/wheel-order.ts';
import styles from './roads.module.css';

/** The last numbers of a wheel or throws of the dice, newest first. */
export function LastResults({ road, most = 20 }: { road: readonly RoadEntry[]; most?: number }) {
  const { t } = useTranslation('dealer');
  const newest = road.slice(-most).toReversed();
  return (
    <ol className={styles.last} aria-label={t('roads.last')}>
      {newest.map(({ deal, result }) => {
        if (result.game === 'roulette')
          return (
            <li key={deal} className={styles.number} data-colour={pocketColour(result.number)}>
              {result.number}
            </li>
          );
        if (result.game !== 'sicbo') return null;
        return (
          <li key={deal} className={styles.throw}>
            {result.dice.map((face, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a die is its place
              <Dice key={place} face={face} />
            ))}
            <b>{result.dice.reduce((sum, face) => sum + face, 0)}</b>
          </li>
        );
      })}
    </ol>
  );
}
