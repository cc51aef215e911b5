import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { RoadEntry, TableSpot } from '../api/shapes.ts';
import { LastResults } from './last-results.tsx';
import { NextChance } from './next-chance.tsx';
import { beadPlate, bigRoadCells, derivedCells, newestColumns } from './road-cells.ts';
import { RoadGrid } from './road-grid.tsx';
import { BeadMark, BigMark, DerivedMark } from './road-marks.tsx';
import { roadResult, roadSides } from './road-side.ts';
import { useRoadSummary } from './use-road-summary.ts';
import styles from './roads.module.css';

export interface RoadsProps {
  game: DealerGame;
  road: readonly RoadEntry[];
  spots: readonly TableSpot[];
}

const derived = [1, 2, 3] as const;

/** 珠盘路, 大路 and what is derived from it, beside the true chance of the next result. */
export function Roads({ game, road, spots }: RoadsProps) {
  const { t } = useTranslation('dealer');
  const results = road.map(({ result }) => roadResult(result));
  const summary = useRoadSummary(game, results);
  const letters = roadSides[game];
  const hasShoe = game === 'baccarat' || game === 'dragonTiger';
  return (
    <Panel pad="l" title={t('roads.title')} note={t('roads.honest')}>
      <div className={styles.roads}>
        {road.length === 0 ? (
          <p className={styles.quiet}>{t(hasShoe ? 'roads.empty' : 'roads.emptyDraw')}</p>
        ) : (
          <div className={styles.plates}>
            <VisuallyHidden>{summary}</VisuallyHidden>
            {!hasShoe && <LastResults road={road} />}
            <figure className={styles.plate}>
              <figcaption>{t('roads.bead')}</figcaption>
              <RoadGrid
                label={t('roads.plate', { name: t('roads.bead'), summary })}
                columns={12}
                cell={22}
                cells={newestColumns(beadPlate(results), 12)}
                mark={({ side }) => <BeadMark side={side} letter={t(`roads.letters.${letters[side]}`)} />}
              />
            </figure>
            <figure className={styles.plate}>
              <figcaption>{t('roads.big')}</figcaption>
              <RoadGrid
                label={t('roads.big')}
                columns={24}
                cell={22}
                cells={newestColumns(bigRoadCells(results), 24)}
                mark={(cell) => <BigMark {...cell} />}
              />
            </figure>
            {derived.map((k) => (
              <figure key={k} className={styles.plate}>
                <figcaption>{t(`roads.derived${k}`)}</figcaption>
                <RoadGrid
                  label={t(`roads.derived${k}`)}
                  columns={24}
                  cell={11}
                  cells={newestColumns(derivedCells(results, k), 24)}
                  mark={(cell) => <DerivedMark {...cell} k={k} />}
                />
              </figure>
            ))}
          </div>
        )}
        <NextChance game={game} results={results} spots={spots} />
      </div>
    </Panel>
  );
}
