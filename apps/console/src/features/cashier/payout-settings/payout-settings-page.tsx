import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { ReservationSection } from './reservation-section.tsx';
import { TurnoverSection } from './turnover-section.tsx';
import { WithdrawalOptionsSection } from './withdrawal-options-section.tsx';

/** Payment methods for payouts, turnover and reservations; what was promised keeps the version it was promised by. */
export function PayoutSettingsPage() {
  const { t } = useTranslation('cashier');
  return (
    <VersionedPage kind="payout" title={t('payoutSettings.title')} text={t('settings.publishText')}>
      <Card title={t('payoutSettings.methods.title')}>
        <WithdrawalOptionsSection />
      </Card>
      <Card title={t('payoutSettings.turnover.title')}>
        <TurnoverSection />
      </Card>
      <Card title={t('payoutSettings.reservation.title')}>
        <ReservationSection />
      </Card>
    </VersionedPage>
  );
}
