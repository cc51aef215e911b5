import { koiSheet } from '@fairway/fair-games';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Paytable, type SymbolPays } from '../slots/paytable.tsx';
import { koiDrawings } from './art/koi-drawings.ts';
import { koiName } from './koi-names.ts';

/** What the symbols of the sheet pay, and what the pearl and the gate do. */
export const KoiPaytable = memo(function KoiPaytable() {
  const { t } = useTranslation('games');
  const { wild, scatter, pays, freeSpins, freeFactor, unit } = koiSheet;
  const [three, four, five] = freeSpins;
  const symbolOf = (letter: string, text?: string): SymbolPays => ({
    name: koiName(t, letter),
    drawing: koiDrawings[letter] ?? '',
    pays: (pays[letter] ?? []).map((units, index) => ({ count: index + 3, units })),
    text,
  });
  return (
    <Paytable
      unit={unit}
      note={t('koi.pays')}
      countText={(count) => t('koi.count', { count })}
      symbols={[
        symbolOf(wild, t('koi.wild')),
        symbolOf(scatter, t('koi.scatter', { three, four, five, factor: freeFactor })),
        ...Object.keys(pays).map((letter) => symbolOf(letter)),
      ]}
    />
  );
});
