import { Card, Flex, Skeleton, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useSiteVersions } from '../use-site.ts';
import { VersionActs } from './version-acts.tsx';

/** Every version of the configuration: who wrote it, whether visitors have seen it, and how to return to it. */
export function VersionsCard() {
  const { t } = useTranslation('site');
  const { data, error, refetch } = useSiteVersions();
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 6 }} />
      </Card>
    );
  }
  const { liveVersion, decisions, versions } = data;
  return (
    <Table
      size="middle"
      rowKey="version"
      pagination={false}
      dataSource={versions}
      columns={[
        {
          title: t('versions.version'),
          key: 'version',
          render: (_, { version, publishedAt }) => (
            <Flex gap={6}>
              {t('versions.versionOf', { version })}
              {version === liveVersion && <StatusTag tone="good">{t('versions.live')}</StatusTag>}
              {publishedAt === null && <StatusTag tone="waiting">{t('versions.draft')}</StatusTag>}
            </Flex>
          ),
        },
        { title: t('versions.by'), key: 'by', render: (_, row) => row.writtenBy ?? t('nobody') },
        { title: t('versions.at'), key: 'at', render: (_, row) => <Moment at={row.writtenAt} /> },
        {
          title: t('versions.publishedAt'),
          key: 'publishedAt',
          render: (_, { publishedAt }) => publishedAt && <Moment at={publishedAt} />,
        },
        {
          key: 'acts',
          render: (_, { version }) => (
            <VersionActs version={version} liveVersion={liveVersion} decisions={decisions} />
          ),
        },
      ]}
    />
  );
}
