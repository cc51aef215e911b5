import type { DeskScheduleEntry } from '@fairway/contract/live/desk-schemas.ts';
import { scheduleStatuses } from '@fairway/contract/live/states.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { language, locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { scheduleTones } from '../labels.ts';
import { useDeskSchedule } from '../use-live-desk.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { CancelEntry } from './cancel-entry.tsx';

const route = getRouteApi('/shell/console/live-schedule');

/** What anchors announced, or the desk for them; matches announce themselves. */
export function LiveSchedulePage() {
  const { t } = useTranslation('live');
  const { status = 'planned' } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useDeskSchedule(status);
  const [announcing, setAnnouncing] = useState(false);
  const mayAct = usePermission('live.anchors');
  const announce = mayAct && (
    <Button type="primary" onClick={() => setAnnouncing(true)}>
      {t('act.announce')}
    </Button>
  );
  return (
    <PageFrame title={t('schedule.title')} lead={t('schedule.lead')} extra={announce}>
      <Segmented
        aria-label={t('column.status')}
        style={{ alignSelf: 'flex-start' }}
        value={status}
        options={scheduleStatuses.list.map(({ code, ...labels }) => ({
          value: code,
          label: labels[locale()],
        }))}
        onChange={(value) => void navigate({ search: value === 'planned' ? {} : { status: value } })}
      />
      <ListTable<DeskScheduleEntry>
        list={list}
        rows={list.pages.flatMap((page) => page.entries)}
        rowKey={({ scheduleId }) => scheduleId}
        label={t('schedule.title')}
        empty={{ title: t('schedule.none'), text: t('schedule.noneHint') }}
        columns={[
          { title: t('column.startsAt'), key: 'startsAt', render: (_, row) => <Moment at={row.startsAt} /> },
          {
            title: t('column.title'),
            key: 'title',
            render: (_, { title }) => (language() === 'en' && title.en) || title.zh,
          },
          { title: t('column.anchor'), key: 'anchor', render: (_, row) => row.anchorName },
          { title: t('column.room'), key: 'room', className: 'figures', render: (_, row) => row.chatRoomNo },
          {
            title: t('column.reminders'),
            key: 'reminders',
            align: 'end',
            className: 'figures',
            render: (_, row) => row.reminders,
          },
          {
            title: t('column.status'),
            key: 'status',
            render: (_, row) => (
              <StatusTag tone={scheduleTones[row.status]}>
                {scheduleStatuses.label(row.status, locale())}
              </StatusTag>
            ),
          },
          ...(mayAct && status === 'planned'
            ? [
                {
                  title: t('column.act'),
                  key: 'act',
                  render: (_: unknown, entry: DeskScheduleEntry) => <CancelEntry entry={entry} />,
                },
              ]
            : []),
        ]}
      />
      {announcing && <AnnounceDialog onClose={() => setAnnouncing(false)} />}
    </PageFrame>
  );
}
