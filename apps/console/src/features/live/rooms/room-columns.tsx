import type { DeskRoom } from '@fairway/contract/live/desk-schemas.ts';
import { roomKinds, roomStatuses, roomWatchRules } from '@fairway/contract/live/states.ts';
import { Button } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { broadcastTones } from '../labels.ts';

/** The list's columns; with `change` the last one opens the room's rule. */
export function roomColumns(
  t: TFunction<'live'>,
  change: ((room: DeskRoom) => void) | undefined,
): ColumnsType<DeskRoom> {
  const columns: ColumnsType<DeskRoom> = [
    { title: t('column.room'), key: 'no', className: 'figures', render: (_, row) => row.chatRoomNo },
    { title: t('column.title'), key: 'title', render: (_, row) => row.title },
    { title: t('column.kind'), key: 'kind', render: (_, row) => roomKinds.label(row.kind, locale()) },
    { title: t('column.anchor'), key: 'anchor', render: (_, row) => row.anchorName || '—' },
    {
      title: t('column.startsAt'),
      key: 'startsAt',
      render: (_, { kind, startsAt }) => (kind === 'match' ? <Moment at={startsAt} /> : '—'),
    },
    {
      title: t('column.picture'),
      key: 'status',
      render: (_, { status }) => (
        <StatusTag tone={broadcastTones[status]}>{roomStatuses.label(status, locale())}</StatusTag>
      ),
    },
    {
      title: t('column.rule'),
      key: 'rule',
      render: (_, { watchRule }) => {
        const label = roomWatchRules.label(watchRule, locale());
        return watchRule === 'off' ? <StatusTag tone="stopped">{label}</StatusTag> : label;
      },
    },
    {
      title: t('column.delay'),
      key: 'delay',
      align: 'end',
      className: 'figures',
      render: (_, { delaySeconds }) => t('rooms.seconds', { count: delaySeconds }),
    },
  ];
  if (!change) return columns;
  return [
    ...columns,
    {
      title: t('column.act'),
      key: 'act',
      render: (_, room) => (
        <Button size="small" aria-label={`${t('act.rule')} ${room.title}`} onClick={() => change(room)}>
          {t('act.rule')}
        </Button>
      ),
    },
  ];
}
