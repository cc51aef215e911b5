import type { Venue } from '@fairway/contract/venues/schemas.ts';
import { describe, expect, it } from 'vitest';
import { findVenue } from './find-venue.ts';

const venue = (channelCode: string): Venue => ({
  channelCode,
  name: channelCode,
  kind: 'venues',
  category: 'electronic',
  categoryCode: 'dz',
  state: 'open',
  stateReason: '',
  stateUntil: null,
  wallet: 'transfer',
  money: null,
  virtualMoney: null,
  inTransitMoney: null,
  virtualInTransitMoney: null,
  path: null,
});
const venues = [venue('beichen'), venue('nanxing')];

describe('the venue that an address names', () => {
  it('is found by its code, or by its place counted from 1', () => {
    expect(findVenue(venues, 'nanxing')?.channelCode).toBe('nanxing');
    expect(findVenue(venues, '1')?.channelCode).toBe('beichen');
    expect(findVenue(venues, '2')?.channelCode).toBe('nanxing');
  });

  it('is none for a place or a code that there is not', () => {
    for (const named of ['0', '3', '01', '-1', '1.5', '1e0', 'Beichen', 'toString', ''])
      expect(findVenue(venues, named), named).toBeUndefined();
  });
});
