import type { NavigationKey } from '@fairway/contract/content/kinds.ts';
import { paths } from '../../paths.ts';

/** An entry of the header: it shows as soon as its page exists. */
export interface NavEntry {
  to: string;
  /** Key of its label in shell.json, below `nav`. */
  words: NavigationKey;
  /** Site code of its venues' category: a hall shows as soon as there is a venue in it. */
  hallOf?: string;
}

/** The first e-games venue, by its printed address. */
export const firstEgames = '/app/egame/1';

/** Left to right, until the operator's list has come (`getNavigationList`). */
export const navEntries: readonly NavEntry[] = [
  { to: paths.home, words: 'home' },
  { to: paths.sports, words: 'sports' },
  { to: paths.esportsHall, words: 'esports', hallOf: 'dj' },
  { to: paths.liveDealer, words: 'live', hallOf: 'zr' },
  { to: firstEgames, words: 'egames' },
  { to: paths.lottery, words: 'lottery', hallOf: 'cp' },
  { to: paths.chess, words: 'chess', hallOf: 'qp' },
  { to: '/app/fishing/1', words: 'fishing', hallOf: 'by' },
  { to: '/app/activity', words: 'activity' },
  { to: '/app/vip', words: 'vip' },
];
