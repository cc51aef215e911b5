import type { TableHand } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { houseMemberTable } from '../house-member-tables.ts';
import type { HandView } from '../kinds/table-game.ts';
import type { HandRow, SittingRow } from '../rows.ts';
import { turnSince, type ReadHand } from './read-hand.ts';
import { turnClock } from './turn-clock.ts';

/**
 * A hand as everybody may see it: of the pack only what lies open, and nothing of a hand that is not dealt, or given up. `sittings` say how
 * much time the seats have that are to act.
 */
export function presentHand(read: ReadHand, sittings: readonly SittingRow[]): TableHand {
  const { row, acts, hand, pack } = read;
  const { currency } = houseMemberTable(row.table_code);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  const lies = pack !== null && row.dealt_at !== null && row.cancelled_at === null;
  return hand.show({
    common: {
      number: row.number,
      state: stateOf(row),
      button: row.button,
      unit: text(row.unit),
      rake: row.rake === null ? null : text(row.rake),
      acts: acts.length,
      endedAt: (row.ended_at ?? row.cancelled_at)?.toISOString() ?? null,
      proof: proofOf(row),
    },
    lies,
    isOver: row.ended_at !== null,
    acts,
    turns: turnsOf(read, sittings),
    cardsAt: (places) => (lies ? places.flatMap((place) => pack.salted.cards[place] ?? []) : []),
    text,
  });
}

function proofOf(row: HandRow): TableHand['proof'] {
  return {
    firstLink: row.first_link,
    linkIndex: row.link_index,
    beacon: {
      chain: row.beacon_chain,
      round: Number(row.beacon_round),
      at: row.beacon_at.toISOString(),
    },
    randomness: row.randomness,
    root: row.root,
  };
}

function stateOf(row: HandRow): TableHand['state'] {
  if (row.cancelled_at) return 'cancelled';
  if (row.ended_at) return 'over';
  return row.dealt_at ? 'playing' : 'waiting';
}

function turnsOf(read: ReadHand, sittings: readonly SittingRow[]): HandView['turns'] {
  const since = turnSince(read);
  if (stateOf(read.row) !== 'playing' || !since) return [];
  return read.hand.turn.map((turn) => {
    const bank = sittings.find(({ seat }) => seat === turn)?.bank ?? 0;
    const { bankFrom, until } = turnClock(since, bank);
    return {
      seat: turn,
      since: since.toISOString(),
      bankFrom: bankFrom.toISOString(),
      until: until.toISOString(),
    };
  });
}
