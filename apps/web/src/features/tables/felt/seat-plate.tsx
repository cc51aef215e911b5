import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSeat } from '@fairway/contract/tables/schemas.ts';
import { SeatClock } from './seat-clock.tsx';
import type { Spot } from './seat-spots.ts';
import { spotStyle } from './spot-style.ts';
import type { SeatTurn } from './turn.ts';
import styles from './seat.module.css';

export interface SeatPlateProps {
  spot: Spot;
  isOwn: boolean;
  /** Who sits there; undefined when they have left since the hand that is shown. */
  taken: TableSeat | undefined;
  /** As it is written. */
  stack: string;
  isButton: boolean;
  turn: SeatTurn | undefined;
  /** Out of this hand. */
  isOut: boolean;
  hasWon: boolean;
  cards: ReactNode;
  /** What it did last, or what it came to. */
  note: string;
  /** The note is of money that it won or has all in. */
  isLoud: boolean;
}

/** A seat of any game: the portrait with the clock around it, a blind name, the stack, the cards, and what it did last. */
export function SeatPlate(props: SeatPlateProps) {
  const { spot, isOwn, taken, stack, isButton, turn, isOut, hasWon, cards, note, isLoud } = props;
  const { t } = useTranslation('tables');
  return (
    <li
      className={styles.seat}
      style={spotStyle(spot)}
      data-own={isOwn || undefined}
      data-turn={turn !== undefined || undefined}
      data-out={isOut || taken?.state === 'sittingOut' || undefined}
      data-won={hasWon || undefined}
    >
      <div className={styles.cards}>{cards}</div>
      <div className={styles.plate}>
        <SeatClock turn={turn}>
          <Avatar name={taken?.name ?? '—'} size={44} />
        </SeatClock>
        <div className={styles.words}>
          <p className={styles.name}>
            {isOwn ? t('seat.own') : t('seat.name', { name: taken?.name ?? '—' })}
            {isButton && <VisuallyHidden>{t('seat.button')}</VisuallyHidden>}
          </p>
          <p className={styles.stack}>{stack}</p>
        </div>
        {taken?.isBot && (
          <span className={styles.tag}>
            <Tag>{t('seat.bot')}</Tag>
          </span>
        )}
        {taken && taken.state !== 'seated' && (
          <span className={styles.tag}>
            <Tag tone="warning">{t(taken.state === 'leaving' ? 'seat.leaving' : 'seat.out')}</Tag>
          </span>
        )}
      </div>
      <p className={styles.note} data-loud={isLoud || undefined}>
        {note}
      </p>
    </li>
  );
}
