import type { TFunction } from 'i18next';
import { readSpot, spotName } from '../spots/spot-name.ts';
import type { SpotGroup } from './spot-groups.ts';

const namedKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'trio',
  'firstFour',
  'dozen',
  'column',
  'single',
  'double',
  'triple',
  'pair',
] as const;

/** What a line of the odds is called: the spot itself, the totals that pay alike, or the kind of many. */
export function groupName(t: TFunction<'dealer'>, { kind, spots }: SpotGroup): string {
  const [first] = spots;
  if (first === undefined) return '';
  if (kind === 'total')
    return t('spots.total', { of: spots.map(({ spot }) => readSpot(spot).of).join(' / ') });
  const named = namedKinds.find((one) => one === kind);
  return named ? t(`kinds.${named}`) : spotName(t, first.spot);
}
