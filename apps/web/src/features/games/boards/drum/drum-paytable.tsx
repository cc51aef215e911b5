import { decimalText, drumSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList } from '../slots/line-list.tsx';
import { Paytable, type SymbolPays } from '../slots/paytable.tsx';
import { drumDrawings } from './art/drum-drawings.ts';
import { drumName } from './drum-names.ts';

/** What the symbols of the sheet pay, what the banner and the drum do, and how the lines run. */
export const DrumPaytable = memo(function DrumPaytable() {
  const { t } = useTranslation('games');
  const { wild, drum, pays, values, grand, unit, lines } = drumSheet;
  const times = (units: number) => decimalText(Fraction.of(BigInt(units), BigInt(unit)));
  const symbolOf = (letter: string, text?: string): SymbolPays => ({
    name: drumName(t, letter),
    drawing: drumDrawings[letter] ?? '',
    pays: (pays[letter] ?? []).map((units, index) => ({ count: index + 3, units })),
    text,
  });
  const drumRule = t('drum.drumRule', {
    least: times(Math.min(...values)),
    most: times(Math.max(...values)),
    grand: times(grand),
  });
  return (
    <Paytable
      unit={unit}
      note={t('drum.pays')}
      countText={(count) => t('drum.count', { count })}
      symbols={[
        symbolOf(wild, t('drum.wild')),
        symbolOf(drum, drumRule),
        ...Object.keys(pays).map((letter) => symbolOf(letter)),
      ]}
    >
      <LineList label={t('drum.lines')} lines={lines} />
    </Paytable>
  );
});
