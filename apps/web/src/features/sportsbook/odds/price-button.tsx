import { formatOdds, parsePrice } from '@fairway/betting';
import { OddsButton } from '@fairway/ui/components/odds/odds-button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fixture, Market, Selection } from '../api/shapes.ts';
import { pickKey, useSlip } from '../slip/slip-store.ts';
import { useMove } from './use-move.ts';
import { useOddsFormat } from './odds-format-store.ts';

export interface PriceButtonProps {
  fixture: Fixture;
  market: Market;
  selection: Selection;
  /** What is priced, as the button says it. */
  name: ReactNode;
  layout?: 'row' | 'stack';
}

/** A price that goes on the slip. A suspended market keeps its place and width with a lock. */
export function PriceButton({ fixture, market, selection, name, layout = 'row' }: PriceButtonProps) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const key = pickKey({ fixtureId: fixture.id, selectionId: selection.id });
  const selected = useSlip((state) => state.picks.some((pick) => pickKey(pick) === key));
  const toggle = useSlip((state) => state.toggle);
  const move = useMove(selection.odds);
  const locked = market.status !== 'open' || selection.odds === null;

  const press = () => {
    if (selection.odds === null) return;
    toggle({
      fixtureId: fixture.id,
      selectionId: selection.id,
      market: market.code,
      line: market.line,
      selection: selection.selection,
      marketVersion: market.version,
      odds: selection.odds,
      home: fixture.home.name,
      away: fixture.away.name,
      startsAt: fixture.startsAt,
    });
  };
  return (
    <OddsButton
      name={name}
      price={selection.odds === null ? '' : formatOdds(format, parsePrice(selection.odds))}
      move={move && { to: move, label: t(`odds.${move}`) }}
      selected={selected}
      lockedLabel={locked ? t('odds.locked') : undefined}
      layout={layout}
      onPress={press}
    />
  );
}
