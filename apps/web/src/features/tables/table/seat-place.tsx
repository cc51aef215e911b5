import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableDetails } from '../api/shapes.ts';
import { PlacedCards } from './placed-cards.tsx';
import { actText, rankText } from './spoken-hand.ts';
import { SeatClock } from './seat-clock.tsx';
import styles from './table-cloth.module.css';

export interface SeatPlaceProps {
  number: number;
  details: TableDetails;
  isOwn: boolean;
}

/** A seat: who is there under a blind name, what is behind and in front, the cards as this page may see them, and whose turn it is. */
export function SeatPlace({ number, details, isOwn }: SeatPlaceProps) {
  const { t } = useTranslation('tables');
  const { summary, seats, hand, own } = details;
  const taken = seats.find(({ seat }) => seat === number);
  // A seat that was taken since the last hand shows nothing of it.
  const dealt = taken?.dealt === false ? undefined : hand?.seats.find(({ seat }) => seat === number);
  const isOver = hand?.state === 'over' || hand?.state === 'cancelled';
  const amount = (text: string) => displayAmount(text, summary.currency);
  if (!taken && !dealt)
    return (
      <li className={styles.seat} data-free>
        <span>{t('seat.free', { number })}</span>
      </li>
    );
  const isTurn = hand?.turn?.seat === number;
  const won =
    isOver &&
    dealt !== undefined &&
    hand?.pots.some(({ winners }) => winners.some(({ seat }) => seat === number));
  return (
    <li
      className={styles.seat}
      data-own={isOwn || undefined}
      data-turn={isTurn || undefined}
      data-folded={dealt?.state === 'folded' || undefined}
      data-won={won || undefined}
    >
      <p className={styles.name}>
        {isOwn ? t('seat.own') : t('seat.name', { name: taken?.name ?? '—' })}
        {hand?.button === number && <Tag tone="warning">{t('seat.button')}</Tag>}
        {taken?.state === 'sittingOut' && <Tag tone="warning">{t('seat.out')}</Tag>}
        {taken?.state === 'leaving' && <Tag tone="warning">{t('seat.leaving')}</Tag>}
      </p>
      <PlacedCards cards={cardsOf()} label={t('seat.cards')} small={!isOwn} />
      <p className={styles.stack}>{amount(isOver || !dealt ? (taken?.stack ?? '0') : dealt.stack)}</p>
      <p className={styles.act}>
        {dealt && !isOver && /[1-9]/.test(dealt.bet) && <b>{amount(dealt.bet)}</b>} {actText(t, dealt)}
        {isOver && dealt?.rank ? ` ${rankText(t, dealt.rank)}` : ''}
        {won && dealt?.returned ? ` ${t('seat.gets', { amount: amount(dealt.returned) })}` : ''}
      </p>
      {isTurn && hand.turn && <SeatClock turn={hand.turn} />}
    </li>
  );

  function cardsOf(): (string | undefined)[] {
    if (isOwn && own && own.cards.length > 0) return own.cards.map(({ card }) => card);
    if (!dealt || hand?.state === 'waiting' || hand?.state === 'cancelled') return [];
    if (dealt.cards.length > 0) return dealt.cards.map(({ card }) => card);
    return dealt.state === 'folded' || isOver ? [] : [undefined, undefined];
  }
}
