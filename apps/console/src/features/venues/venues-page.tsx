import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { DifferencesCard } from './differences/differences-card.tsx';
import { SwitchesCard } from './switches/switches-card.tsx';
import { TransfersCard } from './transfers/transfers-card.tsx';

/** Which venues are open, money whose transfer to or from one is of unknown outcome, and where a venue's book differs from ours. */
export function VenuesPage() {
  const { t } = useTranslation('venues');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <SwitchesCard />
      <TransfersCard />
      <DifferencesCard />
    </PageFrame>
  );
}
