import type { GradeConfig } from '@fairway/contract/vip/schemas.ts';
import type { OwnVip } from '@fairway/contract/vip/member-schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { GradeStair } from './grade-stair.tsx';
import { OwnLevel } from './own-level.tsx';
import { OwnProgress } from './own-progress.tsx';
import styles from './vip-hero.module.css';

interface VipHeroProps {
  grades: readonly GradeConfig[];
  vip: OwnVip | undefined;
  isWaiting: boolean;
}

/** The levels as a staircase, by night in either theme; above it where the member stands, or the way in for a visitor. */
export function VipHero({ grades, vip, isWaiting }: VipHeroProps) {
  const { t } = useTranslation('vip');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return (
    <header className={styles.hero} data-theme="dark">
      {vip && (
        <div className={styles.top}>
          <OwnLevel vip={vip} />
          <OwnProgress vip={vip} grades={grades} />
        </div>
      )}
      {isWaiting && (
        <div className={styles.top}>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
      )}
      {!isSignedIn && (
        <div className={styles.visitor}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <Link
            to="/app/login"
            search={{ return: '/app/vip' }}
            className={buttonClass({ variant: 'gold', size: 'l' })}
          >
            {t('logIn')}
          </Link>
        </div>
      )}
      {isSignedIn && !vip && !isWaiting && <h1 className={styles.alone}>{t('title')}</h1>}
      <GradeStair grades={grades} own={vip?.level} />
    </header>
  );
}
