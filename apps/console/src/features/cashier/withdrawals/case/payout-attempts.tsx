import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../lib/components/time.tsx';
import type { WithdrawalCase } from '../use-withdrawals.ts';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';

const tones = {
  pending: 'moving',
  unknown: 'waiting',
  paid: 'good',
  failed: 'stopped',
  returned: 'stopped',
} as const;

/** Every message to the payout channel; an unknown outcome is asked for again and never sent twice. */
export function PayoutAttempts({ attempts }: { attempts: WithdrawalCase['attempts'] }) {
  const { t } = useTranslation('cashier');
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="reference"
      dataSource={attempts}
      title={() => t('attempt.title')}
      columns={[
        { title: t('attempt.reference'), dataIndex: 'reference', className: 'figures' },
        {
          title: t('attempt.outcome'),
          dataIndex: 'outcome',
          render: (outcome: keyof typeof tones) => (
            <StatusTag tone={tones[outcome]}>{t(`attempt.outcomes.${outcome}`)}</StatusTag>
          ),
        },
        { title: t('attempt.detail'), dataIndex: 'detail' },
        { title: t('attempt.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
      ]}
    />
  );
}
