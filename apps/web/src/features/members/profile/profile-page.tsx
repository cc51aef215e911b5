import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { useProfile } from '../api/use-profile.ts';
import { AvatarRow } from './avatar-row.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import styles from './profile-page.module.css';

/** Who the member is on this site: avatar, nickname, what is given and what is verified. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const profile = useProfile();
  const { data } = profile;
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.stack}>
        {data && (
          <>
            <Panel pad="l" title={t('shown.title')} note={t('shown.note')}>
              <div className={styles.shown}>
                <AvatarRow profile={data} />
                <NicknameForm key={data.nickName} nickName={data.nickName} />
              </div>
            </Panel>
            <ProfileFacts profile={data} />
          </>
        )}
        {profile.isPending && (
          <Loading label={t('loading')} className={styles.stack}>
            <Skeleton height={160} radius="var(--r-lg)" />
            <Skeleton height={260} radius="var(--r-lg)" />
          </Loading>
        )}
        {profile.isError && !data && <FaultPanel title={t('fault')} fault={profile.error} retry={profile} />}
      </div>
    </>
  );
}
