import { broadcastStatuses, type BroadcastStatus } from '@fairway/contract/live/states.ts';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { broadcastTones } from '../labels.ts';
import { useWall, type WallBroadcast } from '../use-live-desk.ts';
import { ReplayAct } from './replay-act.tsx';

/** Broadcasts that are over, or that nobody has sent a picture to yet. */
export function PastBroadcasts({ status }: { status: BroadcastStatus }) {
  const { t } = useTranslation('live');
  const list = useWall(status);
  const time = (at: string | null) => (at === null ? '—' : <Moment at={at} />);
  return (
    <ListTable<WallBroadcast>
      list={list}
      rows={list.pages.flatMap((page) => page.broadcasts)}
      rowKey={({ broadcastId }) => broadcastId}
      label={t('wall.title')}
      empty={{ title: t(`wall.none.${status}`), text: t('wall.noneHint') }}
      columns={[
        { title: t('column.createdAt'), key: 'createdAt', render: (_, row) => time(row.createdAt) },
        { title: t('column.title'), key: 'title', render: (_, row) => row.title },
        { title: t('column.anchor'), key: 'anchor', render: (_, row) => row.anchorName || t('wall.house') },
        { title: t('column.room'), key: 'room', className: 'figures', render: (_, row) => row.chatRoomNo },
        { title: t('column.startedAt'), key: 'startedAt', render: (_, row) => time(row.startedAt) },
        { title: t('column.endedAt'), key: 'endedAt', render: (_, row) => time(row.endedAt) },
        {
          title: t('column.status'),
          key: 'status',
          render: (_, row) => (
            <StatusTag tone={broadcastTones[row.status]}>
              {broadcastStatuses.label(row.status, locale())}
            </StatusTag>
          ),
        },
        { title: t('column.reason'), key: 'reason', render: (_, row) => row.reason || '—' },
        {
          title: t('column.replay'),
          key: 'replay',
          render: (_, row) => (row.hasReplay ? <ReplayAct broadcast={row} /> : '—'),
        },
      ]}
    />
  );
}
