import type { BuilderQuote } from '../../api/shapes.ts';
import { pickKey, type SlipPick } from '../slip-store.ts';

type Reason = BuilderQuote['refusals'][number]['reason'];

/** Why a pick keeps the builder from being sold; found by key, since a quote in flight may still be of the slip before. */
export function refusalOf(quote: BuilderQuote | undefined, pick: SlipPick): Reason | undefined {
  const place = quote?.legs.findIndex((leg) => pickKey(leg) === pickKey(pick)) ?? -1;
  return quote?.refusals.find((refusal) => refusal.place === place)?.reason;
}

/** Why the picks as a whole make no builder. */
export function wholeRefusal(quote: BuilderQuote | undefined): Reason | undefined {
  return quote?.refusals.find(({ place }) => place === null)?.reason;
}

/** Whether a quote is of exactly these picks. */
export function isQuoteOf(quote: BuilderQuote, picks: readonly SlipPick[]): boolean {
  return (
    quote.legs.length === picks.length &&
    picks.every((pick, place) => {
      const leg = quote.legs[place];
      return leg !== undefined && pickKey(leg) === pickKey(pick);
    })
  );
}
