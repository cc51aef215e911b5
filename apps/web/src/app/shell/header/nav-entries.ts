import type { NavigationKey } from '@fairway/contract/content/kinds.ts';
import { paths } from '../../paths.ts';

/** An entry of the header: it shows as soon as its page exists. */
export interface NavEntry {
  to: string;
  /** Key of its label in shell.json, below `nav`. */
  label: NavigationKey;
  /** Site code of its venues' category: a hall shows as soon as there is a venue in it. */
  hallOf?: string;
}

/** The first e-games venue, by its printed address. */
export const firstEgames = '/app/egame/1';

/** Left to right, until the operator's list has come (`getNavigationList`). */
export const navEntries: readonly NavEntry[] = [
  { to: paths.home, label: 'home' },
  { to: paths.sports, label: 'sports' },
  // The house's own matches are the sports venue's.
  { to: paths.esportsHall, label: 'esports', hallOf: 'ty' },
  { to: paths.liveDealer, label: 'live', hallOf: 'zr' },
  { to: firstEgames, label: 'egames' },
  { to: paths.lottery, label: 'lottery', hallOf: 'cp' },
  { to: paths.chess, label: 'chess', hallOf: 'qp' },
  { to: '/app/fishing/1', label: 'fishing', hallOf: 'by' },
  { to: paths.rooms, label: 'rooms' },
  { to: paths.activity, label: 'activity' },
  { to: '/app/vip', label: 'vip' },
  { to: paths.news, label: 'news' },
];
