import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { DetailsOf } from '../api/shapes.ts';
import { FreeSeat } from '../felt/free-seat.tsx';
import { seatAt } from '../felt/seat-at.ts';
import { SeatPlate } from '../felt/seat-plate.tsx';
import type { Spot } from '../felt/seat-spots.ts';
import { seatText } from './doudizhu-text.ts';
import { HandFan } from './hand-fan.tsx';
import { FlatCards } from './flat-cards.tsx';
import styles from './doudizhu.module.css';

export interface DoudizhuSeatProps {
  number: number;
  spot: Spot;
  details: DetailsOf<'doudizhu'>;
  onSit: (() => void) | undefined;
}

/** A seat of doudizhu: how many cards it holds, what it did last, and at the end what was left. The own hand lies open before its seat. */
export function DoudizhuSeat({ number, spot, details, onSit }: DoudizhuSeatProps) {
  const { t } = useTranslation('tables');
  const { summary, hand } = details;
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
      isButton={false}
      turn={hand?.turn?.seat === number ? hand.turn : undefined}
      isOut={false}
      hasWon={hasWon}
      cards={cards()}
      note={dealt && hand ? seatText(t, hand, dealt, summary.currency) : ''}
      isLoud={hasWon || (isPlaying && hand.landlord === number)}
    />
  );

  function cards() {
    if (!dealt || !hand) return null;
    if (hand.state === 'over' && dealt.cards.length > 0)
      return <FlatCards cards={dealt.cards.map(({ card }) => card)} label={t('doudizhu.leftOver')} />;
    if (!isPlaying) return null;
    if (isOwn) return <HandFan details={details} />;
    return (
      <span className={styles.pack}>
        <PlayingCard name={undefined} />
        <b>
          <VisuallyHidden>{t('doudizhu.left')} </VisuallyHidden>
          {dealt.left}
        </b>
      </span>
    );
  }
}
