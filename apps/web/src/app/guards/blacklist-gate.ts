import { redirect } from '@tanstack/react-router';
import { keepBlocked } from '../../lib/navigation/blocked-path.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the blacklist page when a visitor goes on from it. */
    fromBlackList?: boolean;
  }
}

/** Printed prefixes of promotional pages (specification section 2); upper and lower case count. */
const prefixes = [
  '/app/present/',
  '/app/redPackRain/',
  '/app/month-money/',
  '/app/raffle/',
  '/app/signGift/',
  '/app/drawGift/',
  '/app/race-page/',
  '/app/newTask/',
  '/app/european-cup/',
  '/app/euro-cup/',
  '/app/deposit-first/',
  '/app/deposit-again/',
  '/app/discountDetails/',
  '/app/pureDisplay/',
  '/app/friendInvitation',
  '/app/fissile',
  '/app/fullMemberActivity',
  '/app/champions-league',
  '/app/registrantion',
  '/app/football-shot',
] as const;

/** Every visitor of a promotional address meets /blackList first, unless they come from there or look at a preview. */
export function blacklistGate({ location }: { location: GatedLocation }): void {
  const { pathname, searchStr, state } = location;
  if (!prefixes.some((prefix) => pathname.startsWith(prefix))) return;
  if (state.fromBlackList || new URLSearchParams(searchStr).get('preview')) return;
  keepBlocked(pathname, searchStr);
  throw redirect({ to: '/blackList', replace: true });
}

interface GatedLocation {
  pathname: string;
  searchStr: string;
  state: { fromBlackList?: boolean };
}
