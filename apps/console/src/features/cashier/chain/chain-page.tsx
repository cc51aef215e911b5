import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { AddressCard } from './address-card.tsx';
import { NetworksCard } from './networks-card.tsx';
import { SweepsCard } from './sweeps-card.tsx';

/** The networks that USDT moves on, as their nodes and the signer say, the sweeps of deposits, and addresses that members have bound. */
export function ChainPage() {
  const { t } = useTranslation('chain');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Flex vertical gap={16}>
        <NetworksCard />
        <SweepsCard />
        <AddressCard />
      </Flex>
    </PageFrame>
  );
}
