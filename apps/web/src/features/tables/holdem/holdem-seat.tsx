import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { DetailsOf } from '../api/shapes.ts';
import { FreeSeat } from '../felt/free-seat.tsx';
import { PlacedCards } from '../felt/placed-cards.tsx';
import { seatAt } from '../felt/seat-at.ts';
import { SeatPlate } from '../felt/seat-plate.tsx';
import type { Spot } from '../felt/seat-spots.ts';
import { actText, rankText } from './spoken-holdem.ts';
import { winningCards } from './winning-cards.ts';

export interface HoldemSeatProps {
  number: number;
  spot: Spot;
  details: DetailsOf<'holdem'>;
  onSit: (() => void) | undefined;
}

/** A seat of hold'em: two cards as this page may see them, what is behind and in front, what it did, and what it won. */
export function HoldemSeat({ number, spot, details, onSit }: HoldemSeatProps) {
  const { t } = useTranslation('tables');
  const { summary, hand, own } = details;
  const { taken, dealt, isOwn } = seatAt(details, hand?.seats, number);
  const isOver = hand?.state === 'over' || hand?.state === 'cancelled';
  const amount = (text: string) => displayAmount(text, summary.currency);
  if (!taken && !dealt) return <FreeSeat number={number} spot={spot} onSit={onSit} />;
  const turn = hand?.turn?.seat === number ? hand.turn : undefined;
  const hasWon =
    isOver &&
    dealt !== undefined &&
    hand?.pots.some(({ winners }) => winners.some(({ seat }) => seat === number));
  return (
    <SeatPlate
      spot={spot}
      isOwn={isOwn}
      taken={taken}
      stack={amount(isOver || !dealt ? (taken?.stack ?? '0') : dealt.stack)}
      isButton={hand?.button === number}
      turn={turn}
      isOut={dealt?.state === 'folded'}
      hasWon={hasWon}
      cards={
        <PlacedCards
          cards={cardsOf()}
          label={t('seat.cards')}
          size={isOwn ? 'own' : 'small'}
          winning={isOver && dealt && dealt.cards.length > 0 ? winningCards(hand) : []}
        />
      }
      note={noteOf()}
      isLoud={hasWon || (!isOver && dealt?.state === 'allIn')}
    />
  );

  function noteOf(): string {
    if (!dealt) return '';
    const bet = !isOver && /[1-9]/.test(dealt.bet) ? amount(dealt.bet) : '';
    const act = isOver && dealt.state !== 'folded' ? '' : actText(t, dealt);
    const rank = isOver && dealt.rank ? rankText(t, dealt.rank) : '';
    const won = hasWon && dealt.returned ? t('seat.gets', { amount: amount(dealt.returned) }) : '';
    return [act, bet, rank, won].filter((part) => part !== '').join(' ');
  }

  function cardsOf(): (string | undefined)[] {
    if (isOwn && own && own.cards.length > 0) return own.cards.map(({ card }) => card);
    if (!dealt || hand?.state === 'waiting' || hand?.state === 'cancelled') return [];
    if (dealt.cards.length > 0) return dealt.cards.map(({ card }) => card);
    return dealt.state === 'folded' || isOver ? [] : [undefined, undefined];
  }
}
