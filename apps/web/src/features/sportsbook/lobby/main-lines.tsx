import { handicapLabel, lineFor, lineLabel } from '@fairway/betting';
import { useTranslation } from 'react-i18next';
import type { Fixture, Market } from '../api/shapes.ts';
import { PriceButton } from '../odds/price-button.tsx';
import { matchName } from '../slip/pick-name.ts';
import { columnsOf } from './columns.ts';
import styles from './main-lines.module.css';

/** The main line of each column; a column without one keeps its place. */
export function MainLines({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('sportsbook');
  const match = matchName({ home: fixture.home.name, away: fixture.away.name });
  return columnsOf[fixture.sport].map((code) => {
    const market = fixture.markets.find((known) => known.code === code && known.main);
    const half = code.startsWith('ht') ? styles.half : '';
    if (!market) return <div key={code} className={`${styles.empty} ${half}`} />;
    return (
      <fieldset
        key={code}
        className={`${styles.column} ${half}`}
        aria-label={`${match} ${code.startsWith('ht') ? t('lobby.firstHalf') : t('lobby.fullTime')} ${t(`lobby.${code}`)}`}
      >
        {market.selections.map((selection) => (
          <PriceButton
            key={selection.id}
            fixture={fixture}
            market={market}
            selection={selection}
            name={shortName(market, selection.selection, t)}
          />
        ))}
      </fieldset>
    );
  });
}

type Side = 'home' | 'draw' | 'away' | 'over' | 'under';

/** What is before the price where room is scarce: the side as a short label or letter, or the line it takes. */
function shortName({ line }: Market, selection: string, t: (key: `lobby.${Side}`) => string): string {
  if (selection === 'home' || selection === 'away')
    return line === null ? t(`lobby.${selection}`) : handicapLabel(lineFor(line, selection));
  if (selection === 'over' || selection === 'under')
    return `${t(`lobby.${selection}`)} ${line === null ? '' : lineLabel(line)}`;
  return t('lobby.draw');
}
