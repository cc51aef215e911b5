import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import styles from './play-frame.module.css';

/** The line over every game: back to the hall, its name, what else belongs there, and its sound. */
export function FrameHead({ title, tag, end }: { title: string; tag?: ReactNode; end?: ReactNode }) {
  const { t } = useTranslation('games');
  return (
    <header className={styles.head}>
      <Link to="/app/egame/$id" params={{ id: '1' }}>
        {t('hall')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {tag}
      <div className={styles.end}>
        {end}
        <SoundSwitch />
      </div>
    </header>
  );
}
