import type { Sport } from '@fairway/contract/sportsbook/sports.ts';

/** The main lines of a list, a column each, by sport. */
export const columnsOf = {
  football: ['ft_1x2', 'ft_ah', 'ft_ou', 'ht_ah', 'ht_ou'],
  esports: ['es_w', 'es_mh', 'es_tm'],
} as const satisfies Record<Sport, readonly string[]>;
