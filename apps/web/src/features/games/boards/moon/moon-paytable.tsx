import { decimalText, moonSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList } from '../slots/line-list.tsx';
import { Paytable, type SymbolPays } from '../slots/paytable.tsx';
import { moonDrawings } from './art/moon-drawings.ts';
import { moonName } from './moon-names.ts';

/** What the symbols of the sheet pay, what the rabbit and the moon box do, and how the lines run. */
export const MoonPaytable = memo(function MoonPaytable() {
  const { t } = useTranslation('games');
  const { wild, scatter, pays, boxes, unit, lines } = moonSheet;
  const times = (units: number) => decimalText(Fraction.of(BigInt(units), BigInt(unit)));
  const held = boxes.filter((units) => units > 0);
  const symbolOf = (letter: string, text?: string): SymbolPays => ({
    name: moonName(t, letter),
    drawing: moonDrawings[letter] ?? '',
    pays: letter in pays ? [{ count: 3, units: pays[letter] ?? 0 }] : [],
    text,
  });
  return (
    <Paytable
      unit={unit}
      note={t('moon.pays')}
      countText={(count) => t('moon.count', { count })}
      symbols={[
        symbolOf(wild, t('moon.wild')),
        symbolOf(
          scatter,
          t('moon.scatter', {
            count: held.length,
            least: times(Math.min(...held)),
            most: times(Math.max(...held)),
          }),
        ),
        ...Object.keys(pays)
          .filter((letter) => letter !== wild)
          .map((letter) => symbolOf(letter)),
      ]}
    >
      <LineList label={t('moon.lines')} lines={lines} />
    </Paytable>
  );
});
