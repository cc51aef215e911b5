import type { NavigationKey } from '@fairway/contract/content/words.ts';
import { paths } from '../paths.ts';

/** An entry of the header: it shows as soon as its page exists. */
export interface NavEntry {
  to: string;
  /** Key of its words in shell.json, below `nav`. */
  words: NavigationKey;
}

/** The first e-games venue, by its printed address. */
export const firstEgames = '/app/egame/1';

/** Left to right, until the operator's list has come (`getNavigationList`). */
export const navEntries: readonly NavEntry[] = [
  { to: paths.home, words: 'home' },
  { to: paths.sports, words: 'sports' },
  { to: '/app/gaming', words: 'esports' },
  { to: '/app/realbet', words: 'live' },
  { to: firstEgames, words: 'egames' },
  { to: '/app/lottery', words: 'lottery' },
  { to: '/app/chessGame', words: 'chess' },
  { to: '/app/activity', words: 'activity' },
  { to: '/app/vip', words: 'vip' },
];
