import type { TFunction } from 'i18next';
import type { SideName } from './road-side.ts';

/** A side of a road in words. */
export function sideName(t: TFunction<'dealer'>, side: SideName): string {
  if (side === 'zero') return t('result.zero');
  if (side === 'triple') return t('result.triple');
  return t(`spots.${side}`);
}
