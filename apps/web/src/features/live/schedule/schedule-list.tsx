import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useSchedule } from '../api/use-schedule.ts';
import { EntryRow } from './entry-row.tsx';
import { daysFrom } from './schedule-days.ts';
import styles from './schedule.module.css';

type Kind = 'all' | 'match' | 'anchor';

/** What is announced for a day, the earliest first. */
export function ScheduleList() {
  const { t } = useTranslation('live');
  const days = daysFrom(useNow(60_000));
  const [chosen, setChosen] = useState<string>();
  const [kind, setKind] = useState<Kind>('all');
  const day = chosen ?? days[0] ?? '';
  const { data, error, refetch, isFetching } = useSchedule(day, kind === 'all' ? undefined : kind);
  const named = (at: string, index: number) =>
    index === 0 ? t('schedule.today') : index === 1 ? t('schedule.tomorrow') : at.slice(5);
  return (
    <div className={styles.list}>
      <div className={styles.choices}>
        <div className={styles.days}>
          <QuickPick
            label={t('schedule.days')}
            value={day}
            onPick={setChosen}
            size="s"
            picks={days.map((at, index) => ({
              value: at,
              label: named(at, index),
              name: `${named(at, index)} ${at}`,
            }))}
          />
        </div>
        <Segmented
          label={t('schedule.kind')}
          size="s"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'all', label: t('schedule.allKinds') },
            { value: 'match', label: t('schedule.matches') },
            { value: 'anchor', label: t('schedule.anchors') },
          ]}
        />
      </div>
      {data && data.entries.length > 0 && (
        <ol className={styles.rows}>
          {data.entries.map((entry) => (
            <EntryRow key={entry.scheduleId} entry={entry} />
          ))}
        </ol>
      )}
      {data?.entries.length === 0 && (
        <EmptyState
          title={t('schedule.none')}
          text={t('schedule.noneText')}
          action={
            <Link to="/app/live" className={buttonClass({ variant: 'quiet' })}>
              {t('empty.toLive')}
            </Link>
          }
        />
      )}
      {!data && error && (
        <FaultPanel title={t('schedule.failed')} fault={error} retry={{ refetch, isFetching }} />
      )}
      {!data && !error && (
        <Loading label={t('schedule.loading')}>
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <Skeleton key={place} height={72} />
          ))}
        </Loading>
      )}
    </div>
  );
}
