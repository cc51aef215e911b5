import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAssets } from './member-assets-slot.ts';
import { useMember } from './use-member.ts';
import { Avatar } from './avatar.tsx';
import styles from './member-card.module.css';

/** Whose centre this is, and what there is in all. */
export function MemberCard() {
  const { t } = useTranslation('shell');
  const member = useMember();
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <Avatar seed={member.data?.id ?? ''} size={56} />
        <div className={styles.words}>
          <p className={styles.name}>{member.data?.nickName ?? ' '}</p>
          <p className={styles.account}>
            {member.data ? t('member.account', { name: member.data.name }) : ' '}
          </p>
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
