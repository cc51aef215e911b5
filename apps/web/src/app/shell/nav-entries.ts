import { paths } from '../paths.ts';

/** An entry of the header: it shows as soon as its page exists. */
export interface NavEntry {
  to: string;
  /** Key of its words in shell.json, below `nav`. */
  words:
    | 'home'
    | 'sports'
    | 'esports'
    | 'live'
    | 'lottery'
    | 'egames'
    | 'chess'
    | 'fishing'
    | 'activity'
    | 'vip';
}

/** Left to right. */
export const navEntries: readonly NavEntry[] = [
  { to: paths.home, words: 'home' },
  { to: paths.sports, words: 'sports' },
  { to: '/app/gaming', words: 'esports' },
  { to: '/app/realbet', words: 'live' },
  { to: '/app/lottery', words: 'lottery' },
  { to: '/app/chessGame', words: 'chess' },
  { to: '/app/activity', words: 'activity' },
  { to: '/app/vip', words: 'vip' },
];
