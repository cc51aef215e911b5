import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf, type TableDetails } from '../api/shapes.ts';
import { cardText } from '../felt/card-text.ts';
import { seatName } from '../felt/seat-at.ts';
import { inOrder, patternKind } from './play-choice.ts';

/** What a reader says as a hand of doudizhu goes on: what was played by whom, whose turn it is, how it ended; never each second. */
export function spokenDoudizhu(t: TFunction<'tables'>, details: TableDetails): string {
  const { hand, own, summary } = detailsOf(details, 'doudizhu');
  if (!hand) return '';
  const nameOf = (seat: number) => seatName(t, details, seat);
  if (hand.state === 'cancelled') return t('status.cancelled', { number: hand.number });
  if (hand.state === 'over')
    return hand.seats
      .flatMap(({ seat, outcome }) => {
        if (!outcome) return [];
        const name = nameOf(seat);
        return /[1-9]/.test(outcome.won)
          ? [t('spoken.won', { name, kind: '', amount: displayAmount(outcome.won, summary.currency) })]
          : [t('spoken.lost', { name, kind: '', amount: displayAmount(outcome.lost, summary.currency) })];
      })
      .join(' ');
  const kind = hand.toBeat && patternKind(hand.toBeat.pattern.kind);
  const play =
    hand.toBeat && kind
      ? t('doudizhu.spokenPlay', {
          name: nameOf(hand.toBeat.seat),
          kind: t(`doudizhu.kind.${kind}`),
          cards: inOrder(hand.toBeat.cards)
            .map((card) => cardText(t, card))
            .join('、'),
        })
      : '';
  if (!hand.turn) return play;
  if (own?.options?.act === 'bid') return t('doudizhu.ownBid');
  if (own?.options) return `${play} ${t('doudizhu.ownPlay')}`;
  return `${play} ${t('spoken.turn', { name: nameOf(hand.turn.seat) })}`;
}
