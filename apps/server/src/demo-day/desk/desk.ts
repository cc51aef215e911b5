import type { MemberRow } from '#modules/members';
import { atTime } from '#platform/at-time.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { callsOf, type DayCalls } from '../calls.ts';

/** Who acts at the desk, and when. */
export interface Desk {
  /** The calls of a demo operator so many hours ago. */
  operator(name: string, hoursAgo: number): DayCalls;
  /** The calls of one of the day's members so many hours ago. */
  member(name: string, hoursAgo: number): DayCalls;
  visitor(hoursAgo: number): DayCalls;
  memberId(name: string): string;
  /** What a client sends for the password of these members. */
  readonly password: string;
}

/** Nobody in particular: reads the list of operators. */
const reader = { id: '', name: 'demo', role: 'administrator' } as const;

export async function openDesk(
  app: Platform,
  members: ReadonlyMap<string, MemberRow>,
  password: string,
): Promise<Desk> {
  const { operators } = await callsOf(app, { operator: reader }).listOperators({});
  const then = (hoursAgo: number) => atTime(app, addSeconds(app.clock.now(), -Math.round(hoursAgo * 3600)));
  const memberId = (name: string): string => {
    const id = members.get(name)?.id;
    if (id === undefined) throw new Error(`no member ${name} in the demo's day`);
    return id;
  };
  return {
    operator(name, hoursAgo) {
      const operator = operators.find((one) => one.name === name);
      if (!operator) throw new Error(`no demo operator ${name}`);
      return callsOf(then(hoursAgo), { operator });
    },
    member: (name, hoursAgo) => callsOf(then(hoursAgo), { memberId: memberId(name) }),
    visitor: (hoursAgo) => callsOf(then(hoursAgo)),
    memberId,
    password,
  };
}
