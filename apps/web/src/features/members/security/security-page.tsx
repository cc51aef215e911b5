import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../lib/refusals.ts';
import { useSessions } from '../api/use-sessions.ts';
import { ChangePassword } from './change-password.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { DeviceList } from './device-list.tsx';
import { SecurityFacts } from './security-facts.tsx';
import styles from './security-page.module.css';

/** Password and devices of the account: when and where it was used, signing out from afar, changing the password. */
export function SecurityPage() {
  const { t } = useTranslation('members');
  const sessions = useSessions();
  return (
    <>
      <h1 className={styles.title}>{t('security.title')}</h1>
      <div className={styles.stack}>
        {sessions.data && (
          <>
            <SecurityFacts {...sessions.data} />
            <DeviceList sessions={sessions.data.sessions} />
          </>
        )}
        {sessions.isPending && (
          <Loading label={t('security.loading')} className={styles.stack}>
            <Skeleton height={96} radius="var(--r-lg)" />
            <Skeleton height={220} radius="var(--r-lg)" />
          </Loading>
        )}
        {sessions.isError && !sessions.data && (
          <Card pad="l">
            <ErrorState
              title={t('security.fault')}
              text={refusalWords(sessions.error)}
              action={
                <Button
                  variant="quiet"
                  icon={<IconRefresh size={16} />}
                  loading={sessions.isFetching}
                  onClick={() => void sessions.refetch()}
                >
                  {t('security.again')}
                </Button>
              }
            />
          </Card>
        )}
        <ContactsPanel />
        <ChangePassword />
      </div>
    </>
  );
}
