import { defineMemory } from '#platform/memory/define-memory.ts';
import { AppError } from '#platform/errors.ts';
import { secondsToWait, type PaceRule } from '#platform/limits/pace.ts';
import type { Platform } from '#platform/platform.ts';
import type { RoomRole } from '../rooms/room-role.ts';

interface Said {
  readonly clientId: string;
  readonly room: bigint;
  readonly text: string;
  readonly at: number;
}

/** How often one may write (live.md, chat rules). */
const usual: readonly PaceRule[] = [
  { count: 20, seconds: 30 },
  { count: 3, seconds: 3 },
];
const ofPowers: readonly PaceRule[] = [{ count: 100, seconds: 30 }];
const ofNewAccounts: readonly PaceRule[] = [{ count: 1, seconds: 10 }];
/** Seconds for which an account is new. */
const newSeconds = 600;
/** Seconds in which one text is taken once. */
const sameTextSeconds = 60;
const mostJoined = 5;

/** The last messages of each member and the last texts of each room; a process paces of its own, because pace decides no one's right. */
const ofMember = defineMemory<string, readonly Said[]>({
  name: 'chat.member-pace',
  most: 50_000,
  believedMs: 180_000,
});
const ofRoom = defineMemory<string, number>({ name: 'chat.room-texts', most: 50_000, believedMs: 60_000 });

export interface PacedMessage {
  readonly memberId: string;
  readonly role: RoomRole;
  readonly registeredAt: Date;
  readonly room: bigint;
  /** Seconds between two messages of a member here; 0 for the usual pace alone. */
  readonly slowSeconds: number;
  /** The same text is taken once a minute in the room, whichever member sends it. */
  readonly unique: boolean;
  readonly clientId: string;
  readonly text: string;
}

/**
 * Counts a message, or throws with the exact seconds to wait: `chatTooFast`, `chatSlowMode`, `chatSameText`. One that was counted
 * under its client id passes again, because it is the same message.
 */
export function takePace(app: Platform, message: PacedMessage): void {
  const { memberId, role, room, clientId, text } = message;
  const now = app.clock.now().getTime();
  const said = ofMember(app).get(memberId) ?? [];
  if (said.some((one) => one.clientId === clientId)) return;
  const times = said.map(({ at }) => at);
  const fresh = now - message.registeredAt.getTime() < newSeconds * 1000;
  const rules = role !== 'member' ? ofPowers : [...usual, ...(fresh ? ofNewAccounts : [])];
  const seconds = secondsToWait(times, rules, now);
  if (seconds > 0) throw new AppError('chatTooFast', { seconds });
  if (role === 'member') refuseSlowAndSame(app, message, said, now);
  ofMember(app).set(memberId, [...said.slice(-99), { clientId, room, text, at: now }]);
  if (message.unique) ofRoom(app).set(`${room}/${text}`, now);
}

function refuseSlowAndSame(app: Platform, message: PacedMessage, said: readonly Said[], now: number): void {
  const { room, text, slowSeconds, unique } = message;
  const here = said.filter((one) => one.room === room).map(({ at }) => at);
  const slow = slowSeconds === 0 ? 0 : secondsToWait(here, [{ count: 1, seconds: slowSeconds }], now);
  if (slow > 0) throw new AppError('chatSlowMode', { span: slowSeconds, seconds: slow });
  const own = said.filter((one) => one.text === text).map(({ at }) => at);
  const others = unique ? ofRoom(app).get(`${room}/${text}`) : undefined;
  const last = Math.max(own.at(-1) ?? 0, others ?? 0);
  const same = secondsToWait(last === 0 ? [] : [last], [{ count: 1, seconds: sameTextSeconds }], now);
  if (same > 0) throw new AppError('chatSameText', { span: sameTextSeconds, seconds: same });
}

/** The member's last messages of the past minute in a room, oldest first: a contact is also given in parts. */
export function lastTexts(app: Platform, memberId: string, room: bigint): string[] {
  const from = app.clock.now().getTime() - 60_000;
  return (ofMember(app).get(memberId) ?? [])
    .filter((one) => one.room === room && one.at > from)
    .slice(-mostJoined)
    .map(({ text }) => text);
}
