import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../lib/refusals.ts';
import { useProfile } from '../api/use-profile.ts';
import { AvatarRow } from './avatar-row.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import styles from './profile-page.module.css';

/** Who the member is on this site: avatar, nickname, what is told and what is verified. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const profile = useProfile();
  const { data } = profile;
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
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
        {profile.isError && !data && (
          <Card pad="l">
            <ErrorState
              title={t('fault')}
              text={refusalWords(profile.error)}
              action={
                <Button
                  variant="quiet"
                  icon={<IconRefresh size={16} />}
                  loading={profile.isFetching}
                  onClick={() => void profile.refetch()}
                >
                  {t('again')}
                </Button>
              }
            />
          </Card>
        )}
      </div>
    </>
  );
}
