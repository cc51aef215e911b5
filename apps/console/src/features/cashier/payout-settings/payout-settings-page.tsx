import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../settings/versioned-page.tsx';
import { PayoutSettingsForm } from './payout-settings-form.tsx';
import {
  usePublishWithdrawalSettings,
  useWithdrawalSettings,
  useWithdrawalVersions,
} from './use-withdrawal-settings.ts';

/** Ways out, turnover and reservations; each publishing is a new version, and what was promised keeps its own. */
export function PayoutSettingsPage() {
  const { t } = useTranslation('cashier');
  return (
    <VersionedPage
      title={t('payoutSettings.title')}
      newest={useWithdrawalSettings()}
      versions={useWithdrawalVersions()}
      publish={usePublishWithdrawalSettings()}
      form={(draft, onReload) => <PayoutSettingsForm draft={draft} onReload={onReload} />}
    />
  );
}
