import { handicapLabel, lineFor } from '@fairway/betting';
import { useTranslation } from 'react-i18next';
import type { Fixture, Market } from '../api/shapes.ts';
import { PriceButton } from '../odds/price-button.tsx';
import { matchName, pickName } from '../slip/pick-name.ts';
import styles from './main-lines.module.css';

const columns = ['ft_1x2', 'ft_ah', 'ft_ou', 'ht_ah', 'ht_ou'] as const;

/** The main line of each column; a column without one keeps its place. */
export function MainLines({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('sportsbook');
  const match = matchName({ home: fixture.home.name, away: fixture.away.name });
  return columns.map((code) => {
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
            name={shortName(fixture, market, selection.selection, t)}
          />
        ))}
      </fieldset>
    );
  });
}

/** What stands before the price where room is scarce: the side in a word, or the line of a handicap or total. */
function shortName(
  { home, away }: Fixture,
  { code, line }: Market,
  selection: string,
  t: (key: 'lobby.home' | 'lobby.draw' | 'lobby.away') => string,
): string {
  if (selection === 'home' || selection === 'away')
    return line === null ? t(`lobby.${selection}`) : handicapLabel(lineFor(line, selection));
  if (selection === 'draw') return t('lobby.draw');
  return pickName({ market: code, line, selection, home: home.name, away: away.name });
}
