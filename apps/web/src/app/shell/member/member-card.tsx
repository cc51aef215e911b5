import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAssets } from './member-assets-slot.ts';
import { useMember } from './use-member.ts';
import { Avatar } from './avatar.tsx';
import styles from './member-card.module.css';

const VipBadge = lazy(async () => ({
  default: (await import('@fairway/ui/art/badge/vip-badge.tsx')).VipBadge,
}));

/** Whose centre this is, and what there is in all. */
export function MemberCard() {
  const { t } = useTranslation('shell');
  const member = useMember();
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <Avatar seed={member.data ? member.data.avatar || member.data.id : ''} size={56} />
        <div className={styles.text}>
          {member.data ? (
            <>
              <p className={styles.name}>{member.data.nickName}</p>
              <p className={styles.account}>{t('member.account', { name: member.data.name })}</p>
              <p className={styles.level}>
                <Suspense fallback={<span className={styles.noBadge} />}>
                  <VipBadge level={member.data.grade} size={18} />
                </Suspense>
                VIP {member.data.grade}
              </p>
            </>
          ) : member.isError ? (
            <p className={styles.name}>—</p>
          ) : (
            <>
              <Skeleton width={72} height={14} />
              <Skeleton width={104} height={10} />
            </>
          )}
        </div>
      </div>
      {MemberAssets && (
        <Suspense fallback={<div className={styles.assets} />}>
          <MemberAssets />
        </Suspense>
      )}
    </div>
  );
}
