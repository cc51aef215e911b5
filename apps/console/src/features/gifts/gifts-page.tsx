import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { FlagsCard } from './flags-card.tsx';
import { GiftsCard } from './gifts-card.tsx';
import { PayoutsCard } from './payouts-card.tsx';

/** What was given in rooms: who stands out, what anchors are paid, every gift, and refunds that two people decide. */
export function GiftsPage() {
  const { t } = useTranslation('gifts');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Flex vertical gap={16}>
        <FlagsCard />
        <PayoutsCard />
        <GiftsCard />
      </Flex>
    </PageFrame>
  );
}
