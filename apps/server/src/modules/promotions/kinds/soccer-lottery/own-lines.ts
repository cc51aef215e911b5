import { formatMoney, money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { sumLines } from './tickets-store.ts';

export interface OwnLines {
  readonly perLine: string;
  readonly played: string;
  readonly earned: number;
  readonly used: number;
  readonly left: number;
}

/** A free line for each full amount of play since the campaign's first day; `played` in fen. */
export async function ownLines(
  db: Db | Tx,
  memberId: string,
  { no, perLine, played }: { no: number; perLine: string; played: bigint },
): Promise<OwnLines> {
  const counted = played < 0n ? 0n : played;
  const earned = Number(counted / fenOf(perLine));
  const used = await sumLines(db, memberId, no);
  return {
    perLine,
    played: formatMoney(money('CNY', counted)),
    earned,
    used,
    // Play that was corrected afterwards may leave less than was used.
    left: Math.max(0, earned - used),
  };
}
