import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { DetailsOf } from '../api/shapes.ts';
import { FreeSeat } from '../felt/free-seat.tsx';
import { seatAt } from '../felt/seat-at.ts';
import { SeatPlate } from '../felt/seat-plate.tsx';
import type { Spot } from '../felt/seat-spots.ts';
import { BullCards } from './bull-cards.tsx';
import { seatText } from './niuniu-text.ts';

export interface NiuniuSeatProps {
  number: number;
  spot: Spot;
  details: DetailsOf<'niuniu'>;
  onSit: (() => void) | undefined;
}

/** A seat of niuniu: five cards, the bid or bet as soon as all are out, and what the hand came to. */
export function NiuniuSeat({ number, spot, details, onSit }: NiuniuSeatProps) {
  const { t } = useTranslation('tables');
  const { summary, hand, own } = details;
  const { taken, dealt, isOwn } = seatAt(details, hand?.seats, number);
  if (!taken && !dealt) return <FreeSeat number={number} spot={spot} onSit={onSit} />;
  const isPlaying = hand?.state === 'playing';
  const hasWon = hand?.state === 'over' && dealt?.outcome ? /[1-9]/.test(dealt.outcome.won) : false;
  return (
    <SeatPlate
      spot={spot}
      isOwn={isOwn}
      taken={taken}
      stack={displayAmount(isPlaying && dealt ? dealt.stack : (taken?.stack ?? '0'), summary.currency)}
      isButton={hand?.banker === number}
      turn={hand?.turns.find(({ seat }) => seat === number)}
      isOut={false}
      hasWon={hasWon}
      cards={<BullCards cards={cardsOf()} three={dealt?.bull?.three ?? []} isOwn={isOwn} />}
      note={dealt && hand ? seatText(t, hand, dealt, isOwn ? own?.chosen : null, summary.currency) : ''}
      isLoud={hasWon}
    />
  );

  function cardsOf(): (string | undefined)[] {
    if (!dealt || !hand || hand.state === 'waiting' || hand.state === 'cancelled') return [];
    if (dealt.cards.length > 0) return dealt.cards.map(({ card }) => card);
    const seen = isOwn && own ? own.cards.map(({ card }) => card) : [];
    return Array.from({ length: 5 }, (_, place) => seen[place]);
  }
}
