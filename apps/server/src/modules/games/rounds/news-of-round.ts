import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { formatMoney, money } from '@fairway/money';
import { eventRow, pushRow, type OutboxRowValues } from '#platform/outbox/outbox-row.ts';
import type { Played } from './play-round.ts';
import type { NewRound } from './rounds-store.ts';

/** What a booked round tells: the member's screens, and once it is settled the modules that count play. */
export function newsOf(round: NewRound, { returned }: Played, at: Date): OutboxRowValues[] {
  const { member_id: memberId, currency } = round;
  const wallet = pushRow('memberWallet', { memberId }, { cause: 'game' }, at);
  if (!returned) return [wallet];
  const stake = formatMoney(money(currency, round.stake));
  const free = round.free_grant !== null;
  // A stake that comes back as it was put nothing at risk, and a free one was never the member's.
  const counts = !free && returned.minor !== round.stake;
  const event = eventRow(
    'game.settled',
    {
      memberId,
      venue: gamesVenue,
      category: 'electronic',
      game: round.game,
      ref: round.id,
      currency,
      stake,
      returned: formatMoney(returned),
      turnover: counts ? stake : formatMoney(money(currency, 0n)),
      free,
      at: at.toISOString(),
    },
    at,
  );
  return [event, wallet];
}
