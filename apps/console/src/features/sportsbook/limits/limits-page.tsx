import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { CashOutSection } from './cash-out-section.tsx';
import { ScopesSection } from './scopes-section.tsx';

/** Cash-out; margin, stakes, payout, liability and the delay in play, by scope and phase: what a scope leaves empty the next wider one decides. */
export function LimitsPage() {
  const { t } = useTranslation('sportsbook');
  return (
    <VersionedPage kind="sportsbook" title={t('limits.title')} text={t('limits.text')}>
      <Card title={t('limits.scopesTitle')}>
        <p>{t('limits.scopesText')}</p>
        <ScopesSection />
      </Card>
      <Card title={t('limits.cashOut.title')}>
        <p>{t('limits.cashOut.text')}</p>
        <CashOutSection />
      </Card>
    </VersionedPage>
  );
}
