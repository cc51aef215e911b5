import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { Flex, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useDownloadReports } from '../use-site.ts';

type Answer = OutputOf<Schemas['listDownloadReports']>;

/** What pages with the download kit reported: how often each step, day by day, and the newest steps one by one. */
export function ReportsCard() {
  const { t } = useTranslation('site');
  const list = useDownloadReports();
  const counts = list.pages[0]?.counts ?? [];
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('reports.lead')}</Typography.Text>
      {counts.length > 0 && (
        <Table
          size="small"
          rowKey={({ day, node }) => `${day}/${node}`}
          pagination={false}
          dataSource={counts}
          columns={[
            { title: t('reports.day'), dataIndex: 'day' },
            { title: t('reports.node'), dataIndex: 'node' },
            { title: t('reports.count'), dataIndex: 'count', align: 'right' },
          ]}
        />
      )}
      <ListTable<Answer['reports'][number]>
        list={list}
        rows={list.pages.flatMap(({ reports }) => reports)}
        rowKey={({ id }) => id}
        label={t('reports.list')}
        empty={{ title: t('reports.empty'), text: t('reports.emptyHint') }}
        columns={[
          { title: t('reports.at'), key: 'at', render: (_, row) => <Moment at={row.reportedAt} /> },
          { title: t('reports.node'), dataIndex: 'node' },
          { title: t('reports.appKey'), dataIndex: 'appKey' },
          {
            title: t('reports.device'),
            key: 'device',
            render: (_, { platform, mobileType, screenSize }) =>
              [platform, mobileType, screenSize].filter(Boolean).join(' · '),
          },
          {
            title: t('reports.query'),
            key: 'query',
            render: (_, { query }) => new URLSearchParams(query).toString(),
          },
        ]}
      />
    </Flex>
  );
}
