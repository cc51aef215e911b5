import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import styles from './play-frame.module.css';

export interface FrameHeadProps {
  title: string;
  tag?: ReactNode;
  end?: ReactNode;
  /** Its hall is that of cards, not of e-games. */
  cards?: boolean;
}

/** The line over every game: back to the hall, its name, what else belongs there, and its sound. */
export function FrameHead({ title, tag, end, cards = false }: FrameHeadProps) {
  const { t } = useTranslation('games');
  return (
    <header className={styles.head}>
      {cards ? (
        <Link to="/app/chessGame">{t('cardsHall')}</Link>
      ) : (
        <Link to="/app/egame/$id" params={{ id: '1' }}>
          {t('hall')}
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {tag}
      <div className={styles.end}>
        {end}
        <SoundSwitch />
      </div>
    </header>
  );
}
