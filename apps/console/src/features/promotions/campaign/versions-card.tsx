import { Card, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import type { OpenedCampaign } from '../use-campaigns.ts';

/** Every version with who wrote it; the one that counts is marked. */
export function VersionsCard({ versions }: { versions: OpenedCampaign['versions'] }) {
  const { t } = useTranslation('promotions');
  return (
    <Card title={t('versions.title')}>
      <Table
        size="small"
        rowKey="hash"
        pagination={false}
        dataSource={versions}
        columns={[
          { title: t('versions.number'), dataIndex: 'number', className: 'figures' },
          {
            title: t('column.hash'),
            key: 'hash',
            render: (_, { hash }) => (
              <Typography.Text copyable={{ text: hash }} className="figures">
                {hash.slice(0, 16)}
              </Typography.Text>
            ),
          },
          { title: t('versions.editor'), dataIndex: 'editor' },
          { title: t('versions.at'), key: 'at', render: (_, { at }) => <Moment at={at} /> },
          {
            title: t('column.state'),
            key: 'state',
            render: (_, { isPublished }) =>
              isPublished ? <StatusTag tone="good">{t('versions.published')}</StatusTag> : '—',
          },
        ]}
      />
    </Card>
  );
}
