import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { SweepSection } from '../chain/sweep-section.tsx';
import { UsdtSection } from '../chain/usdt-section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { DepositSection } from './deposit-section.tsx';
import { DeskSection } from './desk-section.tsx';
import { FastSection } from './fast-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { SpeedSection } from './speed-section.tsx';
import { MethodsSection } from './methods-section.tsx';

/** What members must prove before money moves, which payment methods are open, matching, the house's accounts, USDT. */
export function SettingsPage() {
  const { t } = useTranslation('cashier');
  const { t: pay } = useTranslation('pay');
  return (
    <VersionedPage kind="cashier" title={t('settings.title')} text={t('settings.publishText')}>
      <Card title={t('settings.identity.title')}>
        <IdentitySection />
      </Card>
      <Card title={t('settings.methods.title')}>
        <MethodsSection />
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
    </VersionedPage>
  );
}
