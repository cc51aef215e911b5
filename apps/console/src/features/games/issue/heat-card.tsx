import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Card, Flex, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { pickText, playName } from '../game-labels.ts';
import { HeatShare } from '../heat-share.tsx';
import type { IssueDetails } from '../use-games.ts';

/** What each number could return, the fullest first. */
export function HeatCard({ issue: { heat } }: { issue: IssueDetails }) {
  const { t } = useTranslation('games');
  return (
    <Card title={t('heat.title')}>
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{t('heat.lead')}</Typography.Text>
        <Table<IssueDetails['heat'][number]>
          size="small"
          dataSource={heat}
          rowKey={({ currency, play, note }) => `${currency} ${play} ${note}`}
          pagination={heat.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
          locale={{ emptyText: <EmptyState title={t('heat.none')} text={t('heat.noneHint')} /> }}
          columns={[
            { title: t('heat.play'), key: 'play', render: (_, { play }) => playName(t, play) },
            {
              title: t('heat.number'),
              key: 'number',
              className: 'figures',
              render: (_, { note }) => pickText(t, note),
            },
            {
              title: t('heat.amount'),
              key: 'amount',
              align: 'end',
              render: (_, { amount, currency }) => <Amount amount={amount} currency={currency} />,
            },
            { title: t('heat.share'), key: 'share', render: (_, one) => <HeatShare heat={one} /> },
          ]}
        />
      </Flex>
    </Card>
  );
}
