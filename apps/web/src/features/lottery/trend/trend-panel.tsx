import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { placeName } from '../tickets/play-name.ts';
import { TrendGrid } from './trend-grid.tsx';
import styles from './trend-panel.module.css';

const sizes = { '30': 30, '50': 50, '100': 100 } as const;

/** How the last draws went, number by number, beside the chance that each has in the next. */
export function TrendPanel({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  const [size, setSize] = useState<keyof typeof sizes>('30');
  const [chosen, setChosen] = useState('');
  const query = useQuery({
    queryKey: ['getTrend', { lottery, size }],
    queryFn: ({ signal }) => api.getTrend({ lottery, draws: sizes[size] }, { signal }),
    placeholderData: keepPreviousData,
  });
  const again = () => void query.refetch();
  useTopic('lottery', { code: lottery }, again, again);
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('trend.fault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('trend.loading')}>
        <Skeleton height={420} />
      </Loading>
    );
  const { draws, groups } = query.data;
  const group = groups.find(({ of }) => String(of) === chosen) ?? groups[0];
  if (draws.length === 0 || !group)
    return <EmptyState title={t('trend.empty')} text={t('trend.emptyText')} />;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Segmented
          label={t('trend.group')}
          size="s"
          value={String(group.of)}
          onChange={setChosen}
          options={groups.map(({ of }) => ({
            value: String(of),
            label: typeof of === 'number' ? placeName(t, lottery, of) : t(`trend.${of}`),
          }))}
        />
        <Segmented
          label={t('trend.size')}
          size="s"
          value={size}
          onChange={setSize}
          options={(['30', '50', '100'] as const).map((value) => ({
            value,
            label: t('trend.last', { count: sizes[value] }),
          }))}
        />
      </div>
      <Notice tone="info">{t('trend.nothing')}</Notice>
      <TrendGrid group={group} draws={draws} />
    </div>
  );
}
