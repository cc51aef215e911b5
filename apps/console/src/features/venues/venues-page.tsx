import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { SwitchesCard } from './switches/switches-card.tsx';
import { TransfersCard } from './transfers/transfers-card.tsx';

/** Which venues are open, and money whose transfer to or from one is of unknown outcome. */
export function VenuesPage() {
  const { t } = useTranslation('venues');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <SwitchesCard />
      <TransfersCard />
    </PageFrame>
  );
}
