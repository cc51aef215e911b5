import { deferred } from '@fairway/ui/art/deferred.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-frame.module.css';

const FloodlitPitch = deferred<object>(
  () => import('./floodlit-pitch.tsx'),
  () => '#0b1020',
);
const promises = ['ledger', 'once', 'devices'] as const;

export interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The link to the other form, below this one. */
  foot: ReactNode;
}

/** Around the forms of login and registration: the pitch before kick-off at the left, the form beside it. */
export function AccountFrame({ title, lead, children, foot }: AccountFrameProps) {
  const { t } = useTranslation('members');
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <FloodlitPitch />
        <div className={styles.text}>
          <p className={styles.slogan}>{t('frame.slogan')}</p>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} />
                {t(`frame.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.form}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {children}
        <p className={styles.foot}>{foot}</p>
      </div>
    </div>
  );
}
