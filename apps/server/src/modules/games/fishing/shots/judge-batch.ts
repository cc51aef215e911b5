import type { FiredShot } from '@fairway/contract/fishing/schemas.ts';
import { judgeShot } from '@fairway/fair-games';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatRow } from '../../seats/seats-store.ts';
import { hashing } from '../../rules/hashing.ts';
import { secretTideOf } from '../secret-tide.ts';
import type { OpenTide } from '../tables.ts';
import type { CatchRow } from '../tides-store.ts';

interface Aimed {
  readonly tick: number;
  readonly angle: number;
}

/** What becomes of shots, one after the other: a fish that one of them catches is gone for the next. */
export async function judgeBatch(
  app: Platform,
  db: Db,
  tide: OpenTide & { readonly caught: readonly CatchRow[] },
  { seat, first, aimed }: { seat: SeatRow; first: number; aimed: readonly Aimed[] },
): Promise<FiredShot[]> {
  const { link, fish } = await secretTideOf(app, db, tide);
  const draw = { link, randomness: tide.randomness, code: tide.pool, issue: String(tide.number) };
  const gone = new Map(tide.caught.map((one) => [one.fish, one.tick]));
  return aimed.map(({ tick, angle }, index) => {
    const number = first + index;
    const shot = { seatId: seat.id, seat: seat.number, number, tick, angle };
    const judged = judgeShot(hashing, draw, fish, shot, gone);
    if (judged.outcome === 'hit') gone.set(judged.fish, judged.contact);
    return { number, tick, angle, multiple: 0, ...judged };
  });
}
