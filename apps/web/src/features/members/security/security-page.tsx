import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { useSessions } from '../api/use-sessions.ts';
import { ChangePassword } from './change-password.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { DeviceList } from './device-list.tsx';
import { SecondFactorPanel } from './factor/second-factor-panel.tsx';
import { SecurityFacts } from './security-facts.tsx';
import styles from './security-page.module.css';

/** Password and devices of the account: when and where it was used, signing out from afar, changing the password. */
export function SecurityPage() {
  const { t } = useTranslation('members');
  const sessions = useSessions();
  return (
    <>
      <PageHead title={t('security.title')} />
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
          <FaultPanel title={t('security.fault')} fault={sessions.error} retry={sessions} />
        )}
        <SecondFactorPanel />
        <ContactsPanel />
        <ChangePassword />
      </div>
    </>
  );
}
