import { handicapLabel, lineFor, lineLabel } from '@fairway/betting';
import { useTranslation } from 'react-i18next';
import type { Fixture, Market } from '../api/shapes.ts';
import { PriceButton } from '../odds/price-button.tsx';
import styles from './main-lines.module.css';

const columns = ['ft_1x2', 'ft_ah', 'ft_ou', 'ht_ah', 'ht_ou'] as const;

/** The main line of each column; a column without one keeps its place. */
export function MainLines({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('sportsbook');
  return columns.map((code) => {
    const market = fixture.markets.find((known) => known.code === code && known.main);
    const half = code.startsWith('ht') ? styles.half : '';
    if (!market) return <div key={code} className={`${styles.empty} ${half}`} />;
    return (
      <fieldset
        key={code}
        className={`${styles.column} ${half}`}
        aria-label={`${code.startsWith('ht') ? t('lobby.firstHalf') : t('lobby.fullTime')} ${t(`lobby.${code}`)}`}
      >
        {market.selections.map((selection) => (
          <PriceButton
            key={selection.id}
            fixture={fixture}
            market={market}
            selection={selection}
            name={shortName(market, selection.selection, t('lobby.draw'))}
          />
        ))}
      </fieldset>
    );
  });
}

/** What stands before the price where room is scarce: the line for handicaps and totals, nothing for the two sides. */
function shortName(market: Market, selection: string, draw: string): string {
  if (market.line === null) return selection === 'draw' ? draw : '';
  if (selection === 'home' || selection === 'away') return handicapLabel(lineFor(market.line, selection));
  return `${selection === 'over' ? '大' : '小'} ${lineLabel(market.line)}`;
}
