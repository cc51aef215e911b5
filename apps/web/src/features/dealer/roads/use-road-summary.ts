import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { RoadResult } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import { countsOf, roadSides } from './road-side.ts';
import { sideName } from './side-name.ts';

/** A road in words: how many deals, and how often each side came. */
export function useRoadSummary(game: DealerGame, results: readonly RoadResult[]): string {
  const { t } = useTranslation('dealer');
  const counts = countsOf(results);
  const sides = roadSides[game];
  return t('roads.summary', {
    count: results.length,
    list: (['banker', 'player', 'tie'] as const)
      .map((side) => t('hall.count', { side: sideName(t, sides[side]), count: counts[side] }))
      .join(' · '),
  });
}
