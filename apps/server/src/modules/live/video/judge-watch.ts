import { previewSeconds } from '@fairway/contract/live/states.ts';
import type { WatchRule } from '@fairway/contract/live/video-schemas.ts';
import { readOwnerBalances } from '#modules/ledger';
import { factsOf } from '#modules/play';
import { readVenueSwitches, stateAt } from '#modules/venues';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf } from '../media/play-addresses.ts';
import { selectCoveredRooms } from '../covers/covers-store.ts';
import { controlSwitches } from '../switches/control-switches.ts';
import type { RoomRow } from '../tables.ts';
import { selectPreview } from './previews-store.ts';

export interface WatchVerdict {
  readonly allowed: boolean;
  /** What decided. */
  readonly rule: WatchRule;
  /** Of a preview: how long this viewer may still watch; null where no clock runs. */
  readonly secondsLeft: number | null;
}

/** Venues of the sportsbook behind a room's venue, whose switch closes its pictures as well. */
const switchOf: Readonly<Record<string, string>> = { fairway: 'fairway-sports' };

const activeHours = 24;

/** Whether a caller may watch a room now: the site's switch, the venue's, a cover, then the room's rule. Writes nothing. */
export async function judgeWatch(app: Platform, call: VisitorCall, room: RoomRow): Promise<WatchVerdict> {
  if (!(await controlSwitches(app)).anchor || (await isVenueClosed(app, room)))
    return { allowed: false, rule: 'switchedOff', secondsLeft: null };
  if ((await selectCoveredRooms(app.db, [room.no])).has(room.no))
    return { allowed: false, rule: 'covered', secondsLeft: null };
  const { member } = call;
  const rule = room.watch_rule;
  if (rule === 'off') return { allowed: false, rule: 'switchedOff', secondsLeft: null };
  const decided = (allowed: boolean): WatchVerdict => ({ allowed, rule, secondsLeft: null });
  switch (rule) {
    case 'everyone':
      return decided(true);
    case 'members':
      return decided(member !== undefined);
    case 'active':
      return decided(member !== undefined && (await isActive(app, member.memberId)));
    case 'preview': {
      if (member) return decided(true);
      const secondsLeft = await previewLeft(app, call, room);
      return { allowed: secondsLeft > 0, rule, secondsLeft };
    }
  }
}

async function isVenueClosed(app: Platform, room: RoomRow): Promise<boolean> {
  const code = switchOf[room.venue_name];
  if (room.kind !== 'match' || code === undefined) return false;
  const row = (await readVenueSwitches(app.db)).find((each) => each.code === code);
  return stateAt(row, app.clock.now()) !== 'open';
}

/** Whole seconds, up, so that the last one counts. */
async function previewLeft(app: Platform, call: VisitorCall, room: RoomRow): Promise<number> {
  const now = await databaseNow(app.db);
  const day = siteDay(now, app.config.siteTimeZone);
  const since = await selectPreview(app.db, { viewer: viewerOf(app, call), room: room.no, day });
  if (!since) return previewSeconds;
  return Math.max(0, Math.ceil(previewSeconds - (now.getTime() - since.getTime()) / 1000));
}

/** Has money in a wallet, or has staked within a day. */
async function isActive(app: Platform, memberId: string): Promise<boolean> {
  const held = await readOwnerBalances(app.db, memberId);
  const money = ['center', 'venue', 'locked'];
  if (held.some(({ account, balance }) => money.includes(account.kind) && balance.minor > 0n)) return true;
  const now = app.clock.now();
  const from = addSeconds(now, -activeHours * 3600);
  const plays = await factsOf(app.db, memberId, { from, to: addSeconds(now, 1), kinds: ['bet', 'game'] });
  return plays.length > 0;
}
