import type { ChainNetwork } from '@fairway/contract/chain/operator-schemas.ts';
import { networkStates } from '@fairway/contract/chain/network-states.ts';
import { Card, Descriptions, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { SignerAlarms } from './signer-alarms.tsx';
import { SignerFacts } from './signer-facts.tsx';
import { useChainNetworks } from './use-chain.ts';

/** Blocks behind the node from which on a reader looks stuck. */
const lagging = 5;

/** A card a network: node, reader, what confirms, payout wallet and signer, and what lies on deposit addresses. */
export function NetworksCard() {
  const { t } = useTranslation('chain');
  const { data, error, isPending, refetch } = useChainNetworks();
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    );
  return (
    <Flex vertical gap={16}>
      {data?.map((network) => (
        <Card
          key={network.code}
          title={`USDT-${network.name}`}
          extra={
            <StatusTag tone={network.state === 'open' ? toneOf(network) : 'stopped'}>
              {networkStates.label(network.state, locale())}
            </StatusTag>
          }
        >
          {network.state === 'open' ? (
            <Flex vertical gap={16}>
              <SignerAlarms alarms={network.alarms} />
              <NetworkFacts network={network} />
            </Flex>
          ) : (
            <Typography.Text type="secondary">{t('closed')}</Typography.Text>
          )}
        </Card>
      ))}
    </Flex>
  );
}

function NetworkFacts({ network }: { network: ChainNetwork }) {
  const { t } = useTranslation('chain');
  const { node, cursor, lag, confirming, unswept } = network;
  return (
    <Descriptions
      size="small"
      column={3}
      items={[
        {
          key: 'height',
          label: t('facts.height'),
          children: node.height ?? <Typography.Text type="danger">{node.fault}</Typography.Text>,
        },
        {
          key: 'cursor',
          label: t('facts.cursor'),
          children: cursor ? (
            <Flex gap={8}>
              {cursor.height}
              <Ago at={cursor.readAt} />
            </Flex>
          ) : (
            t('facts.unread')
          ),
        },
        {
          key: 'lag',
          label: t('facts.lag'),
          children:
            lag === null ? (
              '—'
            ) : (
              <Typography.Text type={lag >= lagging ? 'danger' : 'secondary'}>
                {t('facts.blocks', { count: lag })}
              </Typography.Text>
            ),
        },
        {
          key: 'confirming',
          label: t('facts.confirming', { count: network.confirmations }),
          children: (
            <Flex gap={8}>
              {t('facts.payments', { count: confirming.count })}
              <Amount amount={confirming.total} currency="USDT" />
            </Flex>
          ),
        },
        {
          key: 'addresses',
          label: t('facts.addresses'),
          children: t('facts.addressCount', { count: network.addresses }),
        },
        {
          key: 'unswept',
          label: t('facts.unswept'),
          children: unswept ? (
            <Flex gap={8}>
              {t('facts.held', { count: unswept.count, checked: unswept.checked })}
              <Amount amount={unswept.total} currency="USDT" />
            </Flex>
          ) : (
            '—'
          ),
        },
        {
          key: 'signer',
          label: t('facts.wallet'),
          span: 3,
          children: <SignerFacts signer={network.signer} fault={network.signerFault} />,
        },
      ]}
    />
  );
}

function toneOf({ node, lag, signer, alarms }: ChainNetwork): 'good' | 'waiting' {
  return alarms.length === 0 && node.height !== null && (lag ?? 0) < lagging && signer ? 'good' : 'waiting';
}
