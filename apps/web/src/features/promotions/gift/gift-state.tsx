import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';

interface GiftStateProps<Data> {
  query: {
    data: Data | undefined;
    isPending: boolean;
    error: Error | null;
    refetch: () => unknown;
    isFetching: boolean;
  };
  render: (data: Data) => ReactNode;
}

/** What gifts are shown from: bones while it loads, a panel where it failed. */
export function GiftState<Data>({ query, render }: GiftStateProps<Data>) {
  const { t } = useTranslation('gifts');
  const { data, isPending, error } = query;
  if (data !== undefined) return render(data);
  if (isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius="var(--r-lg)" />
      </Loading>
    );
  return <FaultPanel plain title={t('fault')} fault={error} retry={query} />;
}
