import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { Button, Card, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { openTab } from '../../../lib/open-tab.ts';
import { useOpenPreview, type OpenedDocument } from '../use-content.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Every version of a document: preview it, publish it, go back to it; and every decision that was taken. */
export function HistoryCard({ kind, opened }: { kind: ContentKind; opened: OpenedDocument }) {
  const { t } = useTranslation('content');
  const [chosen, setChosen] = useState<number | null>();
  const preview = useOpenPreview();
  const { key, liveVersion, waiting, versions, publications } = opened;
  return (
    <Card
      title={t('history')}
      extra={
        liveVersion !== null && (
          <Button danger onClick={() => setChosen(null)}>
            {t('takeDown')}
          </Button>
        )
      }
    >
      <Flex vertical gap={16}>
        <Table
          size="small"
          rowKey="version"
          pagination={false}
          dataSource={versions}
          columns={[
            {
              title: t('version'),
              key: 'version',
              render: (_, row) => (
                <Flex gap={6}>
                  {t('versionOf', { version: row.version })}
                  {row.version === liveVersion && <StatusTag tone="good">{t('live')}</StatusTag>}
                  {row.version === waiting?.version && <StatusTag tone="waiting">{t('waiting')}</StatusTag>}
                </Flex>
              ),
            },
            { title: t('by'), key: 'by', render: (_, row) => row.writtenBy ?? t('nobody') },
            { title: t('at'), key: 'at', render: (_, row) => <Moment at={row.writtenAt} /> },
            {
              key: 'acts',
              render: (_, row) => (
                <Flex gap={8} justify="end">
                  <Button
                    size="small"
                    onClick={() => preview.mutate({ kind, key, version: row.version, tab: openTab() })}
                  >
                    {t('preview')}
                  </Button>
                  {row.version !== liveVersion && (
                    <Button size="small" type="primary" onClick={() => setChosen(row.version)}>
                      {liveVersion !== null && row.version < liveVersion ? t('rollBack') : t('publish')}
                    </Button>
                  )}
                </Flex>
              ),
            },
          ]}
        />
        <div>
          <Typography.Title level={2} style={{ fontSize: 14 }}>
            {t('decisions')}
          </Typography.Title>
          {publications.length === 0 && <Typography.Text type="secondary">{t('noDecision')}</Typography.Text>}
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {publications.map(({ number, version, goesLiveAt, decidedBy }) => (
              <li key={number}>
                <Moment at={goesLiveAt} /> · {version === null ? t('tookDown') : t('showed', { version })} ·{' '}
                {decidedBy ?? t('nobody')}
              </li>
            ))}
          </ul>
        </div>
      </Flex>
      {chosen !== undefined && (
        <PublishDialog kind={kind} opened={opened} version={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Card>
  );
}
