import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingsForm } from '../../../lib/settings/settings-form.tsx';
import { ReservationSection } from './reservation-section.tsx';
import { TurnoverSection } from './turnover-section.tsx';
import { usePublishWithdrawalSettings, type WithdrawalDraft } from './use-withdrawal-settings.ts';
import { WaysOutSection } from './ways-out-section.tsx';
import { withAllWays } from './with-all-ways.ts';

interface PayoutSettingsFormProps {
  draft: WithdrawalDraft;
  onReload: () => void;
}

/** The settings of money out: ways, turnover, reservations. */
export function PayoutSettingsForm({ draft, onReload }: PayoutSettingsFormProps) {
  const { t } = useTranslation('cashier');
  const publish = usePublishWithdrawalSettings();
  return (
    <SettingsForm
      shown={withAllWays(draft.settings)}
      text={t('settings.publishText')}
      publish={publish}
      onPublish={(settings, options) => publish.mutate({ version: draft.version, settings }, options)}
      onReload={onReload}
    >
      <Card title={t('payoutSettings.ways.title')}>
        <WaysOutSection />
      </Card>
      <Card title={t('payoutSettings.turnover.title')}>
        <TurnoverSection />
      </Card>
      <Card title={t('payoutSettings.reservation.title')}>
        <ReservationSection />
      </Card>
    </SettingsForm>
  );
}
