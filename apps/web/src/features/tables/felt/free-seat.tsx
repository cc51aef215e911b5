import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { Spot } from './seat-spots.ts';
import { spotStyle } from './spot-style.ts';
import styles from './seat.module.css';

export interface FreeSeatProps {
  number: number;
  spot: Spot;
  /** Leads to the buy-in; undefined for who has a seat already. */
  onSit: (() => void) | undefined;
}

/** A free seat. It leads to the buy-in, for chance chooses the seat; visitors log in first. */
export function FreeSeat({ number, spot, onSit }: FreeSeatProps) {
  const { t } = useTranslation('tables');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  return (
    <li className={styles.seat} style={spotStyle(spot)} data-free>
      {!onSit ? (
        <span className={styles.free}>{t('seat.free', { number })}</span>
      ) : signedIn ? (
        <button type="button" className={styles.free} onClick={onSit}>
          {t('seat.sit', { number })}
        </button>
      ) : (
        <a className={styles.free} href={loginHref(here)}>
          {t('seat.sit', { number })}
        </a>
      )}
    </li>
  );
}
