import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import { broadcastKinds } from '@fairway/contract/messages/broadcasts.ts';
import { Button } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { audienceLabel, statusTones } from './audience-label.ts';

/** The list's columns; the title opens the broadcast. */
export function broadcastColumns(
  t: TFunction<'messages'>,
  open: (id: string) => void,
): ColumnsType<Broadcast> {
  return [
    {
      title: t('column.title'),
      key: 'title',
      render: (_, { id, title }) => (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => open(id)}>
          {title[locale()] || title.zh}
        </Button>
      ),
    },
    { title: t('column.kind'), key: 'kind', render: (_, { kind }) => broadcastKinds.label(kind, locale()) },
    {
      title: t('column.status'),
      key: 'status',
      render: (_, { status }) => <StatusTag tone={statusTones[status]}>{t(`status.${status}`)}</StatusTag>,
    },
    {
      title: t('column.audience'),
      key: 'audience',
      render: (_, { audience }) => audienceLabel(audience, t),
    },
    {
      title: t('column.publishAt'),
      key: 'publishAt',
      render: (_, { publishAt }) => (publishAt ? <Moment at={publishAt} /> : '—'),
    },
    {
      title: t('column.until'),
      key: 'until',
      render: (_, { until }) => (until ? <Moment at={until} /> : '—'),
    },
    {
      title: t('column.changed'),
      key: 'changed',
      render: (_, { createdBy, updatedAt }) => (
        <>
          {createdBy}
          <br />
          <Ago at={updatedAt} />
        </>
      ),
    },
  ];
}
