import { isMarketCode } from './market-types.ts';
import { isMarketSelection, selectionsOf, type MarketSelection } from './selections.ts';

/** One market of one fixture as a text: `ft_ah:-3`, `ft_1x2`. Two lines are two markets. */
export function marketKey({ market, line }: Pick<MarketSelection, 'market' | 'line'>): string {
  return line === null ? market : `${market}:${line}`;
}

/** One selection of one fixture as a text: `ft_ah:-3/home`, `ft_cs/2-1`. */
export function selectionKey(of: MarketSelection): string {
  return `${marketKey(of)}/${of.selection}`;
}

/** Reads a selection key; undefined unless it is spelled exactly as selectionKey writes it and can be bet on. */
export function parseSelectionKey(text: string): MarketSelection | undefined {
  const match = /^([a-z0-9_]+)(?::(-?[0-9]{1,2}))?\/([A-Za-z0-9-]{1,12})$/.exec(text);
  const market = match?.[1];
  if (match === null || !isMarketCode(market)) return undefined;
  const line = match[2] === undefined ? null : Number(match[2]);
  const selection = selectionsOf(market).find((code) => code === match[3]);
  if (selection === undefined) return undefined;
  const found = { market, line, selection };
  return isMarketSelection(found) && selectionKey(found) === text ? found : undefined;
}
