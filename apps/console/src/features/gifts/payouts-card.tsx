import { giftPayoutStatuses, tipFlagKinds } from '@fairway/contract/live/gifts.ts';
import { Card, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { PayoutDecision } from './payout-decision.tsx';
import { useGiftPayouts } from './use-gift-desk.ts';

const tones = { waiting: 'waiting', paid: 'good', kept: 'stopped' } as const;

/** What anchors are paid each Monday, those first that wait for a person. */
export function PayoutsCard() {
  const { t } = useTranslation('gifts');
  const { data, error, refetch } = useGiftPayouts();
  return (
    <Card title={t('payouts.title')}>
      <p>{t('payouts.hint')}</p>
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {data && (
        <Table
          size="small"
          pagination={false}
          dataSource={data.payouts}
          rowKey={({ id }) => id}
          scroll={{ x: 'max-content' }}
          locale={{
            emptyText: (
              <>
                <b>{t('payouts.none')}</b>
                <p>{t('payouts.noneHint')}</p>
              </>
            ),
          }}
          columns={[
            { title: t('payouts.week'), key: 'week', className: 'figures', render: (_, row) => row.week },
            { title: t('anchor'), key: 'anchor', render: (_, row) => row.anchorName },
            {
              title: t('payouts.coins'),
              key: 'coins',
              align: 'end',
              className: 'figures',
              render: (_, { coins }) => coins.toLocaleString('en'),
            },
            {
              title: t('payouts.worth'),
              key: 'worth',
              align: 'end',
              render: (_, { worth }) => <Amount amount={worth} currency="CNY" />,
            },
            {
              title: t('payouts.flags'),
              key: 'flags',
              render: (_, { flags }) =>
                flags.map((flag) => tipFlagKinds.label(flag, locale())).join('; ') || '–',
            },
            {
              title: t('payouts.status'),
              key: 'status',
              render: (_, { status }) => (
                <StatusTag tone={tones[status]}>{giftPayoutStatuses.label(status, locale())}</StatusTag>
              ),
            },
            {
              title: t('payouts.deadline'),
              key: 'deadline',
              render: (_, { deadline }) => (deadline === null ? '–' : <Moment at={deadline} />),
            },
            { title: '', key: 'decide', render: (_, payout) => <PayoutDecision payout={payout} /> },
          ]}
        />
      )}
    </Card>
  );
}
