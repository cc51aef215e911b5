import { cardsVenue, venueOfGame } from '@fairway/contract/games/codes.ts';
import { formatMoney, money } from '@fairway/money';
import { eventRow, pushRow, type OutboxRowValues } from '#platform/outbox/outbox-row.ts';
import type { Played } from './play-round.ts';
import type { NewRound } from './rounds-store.ts';

/** What a booked round tells: the member's screens, and once it is settled the modules that count play. */
export function newsOf(
  round: NewRound,
  { round: { staked, pushed }, returned }: Played,
  at: Date,
): OutboxRowValues[] {
  const { member_id: memberId, currency } = round;
  const wallet = pushRow('memberWallet', { memberId }, { cause: 'game' }, at);
  if (!returned) return [wallet];
  const venue = venueOfGame(round.game);
  const all = round.stake * BigInt(staked);
  const free = round.free_grant !== null;
  // A stake that comes back as it was put nothing at risk, and a free one was never the member's.
  const back = pushed === undefined ? (returned.minor === all ? all : 0n) : round.stake * BigInt(pushed);
  const event = eventRow(
    'game.settled',
    {
      memberId,
      venue,
      category: venue === cardsVenue ? 'chess' : 'electronic',
      game: round.game,
      ref: round.id,
      currency,
      stake: formatMoney(money(currency, all)),
      returned: formatMoney(returned),
      turnover: formatMoney(money(currency, free ? 0n : all - back)),
      free,
      at: at.toISOString(),
    },
    at,
  );
  return [event, wallet];
}
