import type { Venue } from '@fairway/contract/venues/schemas.ts';

/**
 * The venue that an address names: by its code, or by its place among these, counted from 1 as the printed addresses do
 * (`/app/egame/1`). Undefined for one that there is not.
 */
export function findVenue(venues: readonly Venue[], named: string): Venue | undefined {
  const byCode = venues.find(({ channelCode }) => channelCode === named);
  if (byCode || !/^[1-9]\d{0,2}$/.test(named)) return byCode;
  return venues[Number(named) - 1];
}
