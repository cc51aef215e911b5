import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import type { ScheduleEntry } from '../api/shapes.ts';
import { useAnnouncements, useCancelAnnouncement } from '../api/use-announcements.ts';
import { AnnounceForm } from './announce-form.tsx';
import styles from '../studio.module.css';

/** What the anchor has announced, and a form to announce more. */
export function AnnouncementsPanel({ anchorId }: { anchorId: string }) {
  const { t } = useTranslation('anchorStudio');
  const own = useAnnouncements(anchorId);
  const [asked, setAsked] = useState<ScheduleEntry>();
  const cancel = useCancelAnnouncement();
  return (
    <div className={styles.columns}>
      <Panel title={t('schedule.title')} note={t('schedule.note')} pad="l">
        {own.data ? (
          own.data.schedule.length === 0 ? (
            <EmptyState title={t('schedule.none')} text={t('schedule.noneText')} />
          ) : (
            <ol className={styles.rows}>
              {own.data.schedule.map((entry) => (
                <EntryLine key={entry.scheduleId} entry={entry} onCancel={() => setAsked(entry)} />
              ))}
            </ol>
          )
        ) : own.error ? (
          <FaultPanel plain title={t('schedule.failed')} fault={own.error} retry={own} />
        ) : (
          <Skeleton height={180} />
        )}
      </Panel>
      <AnnounceForm />
      <Dialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('schedule.sure', { title: asked?.title ?? '' })}
        description={t('schedule.sureText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {t('schedule.keep')}
            </Button>
            <Button
              variant="danger"
              loading={cancel.isPending}
              onClick={() =>
                asked && cancel.mutate(asked.scheduleId, { onSettled: () => setAsked(undefined) })
              }
            >
              {t('schedule.cancel')}
            </Button>
          </>
        }
      />
    </div>
  );
}

function EntryLine({ entry, onCancel }: { entry: ScheduleEntry; onCancel: () => void }) {
  const { t } = useTranslation('anchorStudio');
  const { startsAt, title, status, scheduleId } = entry;
  return (
    <li className={styles.row}>
      <time dateTime={startsAt}>{formatTime(startsAt, 'short')}</time>
      <Link to="/app/schedule/scheduleDetail/$id" params={{ id: scheduleId }} className="ellipsis">
        {title}
      </Link>
      {status === 'planned' ? (
        <Button variant="quiet" size="s" aria-label={t('schedule.cancelOf', { title })} onClick={onCancel}>
          {t('schedule.cancel')}
        </Button>
      ) : (
        <Tag tone={status === 'live' ? 'live' : 'plain'}>{t(`schedule.status.${status}`)}</Tag>
      )}
    </li>
  );
}
