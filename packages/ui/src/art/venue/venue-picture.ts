/** Pictures there are, by what they show. */
export type VenuePicture =
  | 'sport'
  | 'esport'
  | 'live-dealer'
  | 'lottery'
  | 'egame'
  | 'table-games'
  | 'fishing';

/** The hue of each, for the ground while the picture loads. */
export const VENUE_HUES: Record<VenuePicture, string> = {
  sport: 'var(--v-sport)',
  esport: 'var(--v-esport)',
  'live-dealer': 'var(--v-real)',
  lottery: 'var(--v-lottery)',
  egame: 'var(--v-egame)',
  'table-games': 'var(--v-chess)',
  fishing: 'var(--v-fishing)',
};
