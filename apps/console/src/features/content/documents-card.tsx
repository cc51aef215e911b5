import { PlusOutlined } from '@ant-design/icons';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { Link } from '@tanstack/react-router';
import { Button, Card, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { useDocuments, type ListedDocument } from './use-content.ts';

/** The documents of a kind, each with what visitors see of it. */
export function DocumentsCard({ kind, onNew }: { kind: ContentKind; onNew: () => void }) {
  const { t } = useTranslation('content');
  const { data, isPending, error, refetch } = useDocuments(kind);
  if (error) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  return (
    <Card
      title={t(`kind.${kind}`)}
      extra={
        <Button type="primary" icon={<PlusOutlined />} onClick={onNew}>
          {t('new')}
        </Button>
      }
      styles={{ body: { padding: 0 } }}
    >
      <Table<ListedDocument>
        rowKey="key"
        dataSource={data?.documents ?? []}
        pagination={false}
        locale={{
          emptyText: (
            <EmptyRows
              isLoading={isPending}
              title={t('empty')}
              text={t('emptyHint')}
              action={<Button onClick={onNew}>{t('new')}</Button>}
            />
          ),
        }}
        columns={[
          {
            title: t('document'),
            key: 'title',
            render: (_, row) => (
              <Link to="/console/content" search={{ kind, key: row.key }}>
                {row.title[locale()] || row.title.zh}
              </Link>
            ),
          },
          { title: t('key'), dataIndex: 'key' },
          { title: t('state'), key: 'state', render: (_, row) => <DocumentStatus row={row} /> },
          {
            title: t('changed'),
            key: 'changed',
            render: (_, row) => (
              <>
                {row.changedBy ?? t('nobody')} · <Ago at={row.changedAt} />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** What visitors see of it, what waits, and whether there is a newer draft. */
function DocumentStatus({ row }: { row: ListedDocument }) {
  const { t } = useTranslation('content');
  const { liveVersion, newestVersion, waiting } = row;
  return (
    <Flex gap={6} wrap>
      {liveVersion === null ? (
        <StatusTag tone="ended">{t('notLive')}</StatusTag>
      ) : (
        <StatusTag tone="good">{t('liveOf', { version: liveVersion })}</StatusTag>
      )}
      {newestVersion !== liveVersion && (
        <StatusTag tone="flag">{t('draftOf', { version: newestVersion })}</StatusTag>
      )}
      {waiting && (
        <StatusTag tone="waiting">
          <Moment at={waiting.goesLiveAt} />
        </StatusTag>
      )}
    </Flex>
  );
}
