import { useTranslation } from 'react-i18next';
import { CashierSettingsForm } from './settings-form.tsx';
import { useCashierSettings, usePublishSettings, useSettingsVersions } from './use-cashier-settings.ts';
import { VersionedPage } from './versioned-page.tsx';

/** What members must prove before money moves, and which ways to deposit are open; each publishing is a new version. */
export function SettingsPage() {
  const { t } = useTranslation('cashier');
  return (
    <VersionedPage
      title={t('settings.title')}
      newest={useCashierSettings()}
      versions={useSettingsVersions()}
      publish={usePublishSettings()}
      form={(draft, onReload) => <CashierSettingsForm draft={draft} onReload={onReload} />}
    />
  );
}
