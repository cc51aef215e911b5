import type { MemberRow } from '#modules/members';
import { writeAudit } from '#modules/operators';
import { atTime } from '#platform/at-time.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { callsOf, type DayCalls } from '../calls.ts';

/** Something that is done at the desk, and how many hours ago. */
export interface DeskAct {
  readonly hoursAgo: number;
  do(desk: Desk): Promise<unknown>;
}

/** Who acts at the desk, and when. */
export interface Desk {
  /** The calls of a demo operator so many hours ago. */
  operator(name: string, hoursAgo: number): DayCalls;
  /** The calls of one of the day's members so many hours ago. */
  member(name: string, hoursAgo: number): DayCalls;
  visitor(hoursAgo: number): DayCalls;
  memberId(name: string): string;
  memberRow(name: string): MemberRow;
  /** The platform so many hours ago, for the modules' own demo stories. */
  platform(hoursAgo: number): Platform;
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
  const then = (hoursAgo: number): Platform => {
    const past = atTime(app, addSeconds(app.clock.now(), -Math.round(hoursAgo * 3600)));
    // The trail's rows are of that time as well.
    return { ...past, audit: (tx, call, facts) => writeAudit(tx, past, call, facts) };
  };
  const memberRow = (name: string): MemberRow => {
    const row = members.get(name);
    if (!row) throw new Error(`no member ${name} in the demo's day`);
    return row;
  };
  const memberId = (name: string): string => memberRow(name).id;
  return {
    operator(name, hoursAgo) {
      const operator = operators.find((one) => one.name === name);
      if (!operator) throw new Error(`no demo operator ${name}`);
      return callsOf(then(hoursAgo), { operator });
    },
    member: (name, hoursAgo) => callsOf(then(hoursAgo), { memberId: memberId(name) }),
    visitor: (hoursAgo) => callsOf(then(hoursAgo)),
    memberId,
    memberRow,
    platform: then,
    password,
  };
}

/** Does everything in the order of time: the trail has it in this order. */
export async function workThrough(desk: Desk, acts: readonly DeskAct[]): Promise<void> {
  for (const act of acts.toSorted((left, right) => right.hoursAgo - left.hoursAgo)) await act.do(desk);
}
