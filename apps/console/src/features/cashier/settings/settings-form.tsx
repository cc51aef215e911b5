import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingsForm } from '../../../lib/settings/settings-form.tsx';
import { SweepSection } from '../chain/sweep-section.tsx';
import { UsdtSection } from '../chain/usdt-section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { DepositSection } from './deposit-section.tsx';
import { DeskSection } from './desk-section.tsx';
import { FastSection } from './fast-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { usePublishSettings, type SettingsDraft } from './use-cashier-settings.ts';
import { SpeedSection } from './speed-section.tsx';
import { WaysSection } from './ways-section.tsx';
import { withWays } from './with-ways.ts';

interface CashierSettingsFormProps {
  draft: SettingsDraft;
  onReload: () => void;
}

/** The settings of the cashier: proofs, ways in, matching, the house's accounts, USDT. */
export function CashierSettingsForm({ draft, onReload }: CashierSettingsFormProps) {
  const { t } = useTranslation('cashier');
  const { t: pay } = useTranslation('pay');
  const publish = usePublishSettings();
  return (
    <SettingsForm
      shown={withWays(draft)}
      text={t('settings.publishText')}
      publish={publish}
      onPublish={(settings, options) => publish.mutate({ version: draft.version, settings }, options)}
      onReload={onReload}
    >
      <Card title={t('settings.identity.title')}>
        <IdentitySection />
      </Card>
      <Card title={t('settings.ways.title')}>
        <WaysSection ways={draft.ways} />
      </Card>
      <Card title={pay('settings.speed.title')}>
        <SpeedSection />
      </Card>
      <Card title={pay('settings.fast.title')}>
        <FastSection />
      </Card>
      <Card title={pay('settings.accounts.title')}>
        <AccountsSection />
      </Card>
      <Card title={pay('settings.desk.title')}>
        <DeskSection />
      </Card>
      <Card title={t('settings.deposit.title')}>
        <DepositSection />
      </Card>
      <Card title={t('offer.title', { ns: 'chain' })}>
        <UsdtSection />
      </Card>
      <Card title={t('sweepSetting.title', { ns: 'chain' })}>
        <SweepSection />
      </Card>
    </SettingsForm>
  );
}
