import type { RainSession, RainState } from '@fairway/contract/promotions/rain/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { PacketRow } from './rain-packets-store.ts';
import type { RainSessionRow } from './rain-sessions-store.ts';

interface Seen {
  readonly now: Date;
  /** Packets that nobody has caught. */
  readonly free: number;
  readonly own: PacketRow | null;
}

/** A session as the caller sees it. */
export function presentSession(row: RainSessionRow, { now, free, own }: Seen): RainSession {
  return {
    session: row.session,
    state: stateOf(row, { now, free }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    pot: yuan(row.pot),
    packets: row.packets,
    least: yuan(row.least),
    left: row.cut_at ? free : row.packets,
    own: own && presentPacket(own),
  };
}

export function presentPacket({ place, amount }: PacketRow): { place: number; amount: string } {
  return { place, amount: yuan(amount) };
}

/** Whole seconds to the start, or to the end of a session that falls; a begun second counts. */
export function secondsLeft({ starts_at, ends_at }: RainSessionRow, now: Date): number {
  const until = now < starts_at ? starts_at : ends_at;
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

function stateOf(row: RainSessionRow, { now, free }: Omit<Seen, 'own'>): RainState {
  if (now >= row.ends_at) return 'over';
  if (now < row.starts_at) return 'coming';
  if (!row.cut_at) return 'waiting';
  return free > 0 ? 'falling' : 'gone';
}

const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
