import type { UseQueryResult } from '@tanstack/react-query';
import { Card, Flex, Skeleton } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { formatTime } from '../../../lib/times/format-time.ts';
import { VersionsCard, type VersionsCardProps } from './versions-card.tsx';

interface Draft<Settings> {
  version: number;
  settings: Settings;
  changedBy: string | null;
  changedAt: string;
}

interface VersionedPageProps<Settings extends object, Seen extends Draft<Settings>> extends Pick<
  VersionsCardProps<Settings>,
  'versions' | 'publish'
> {
  title: string;
  newest: Pick<UseQueryResult<Seen>, 'data' | 'error' | 'refetch'>;
  form: (draft: Seen, onReload: () => void) => ReactNode;
}

/** Settings that are published version by version: who published the newest, its form, and the way back to an old one. */
export function VersionedPage<Settings extends object, Seen extends Draft<Settings>>({
  title,
  newest: { data: draft, error, refetch },
  form,
  versions,
  publish,
}: VersionedPageProps<Settings, Seen>) {
  const { t } = useTranslation('cashier');
  const leadOf = ({ version, changedBy, changedAt }: Seen) =>
    changedBy === null
      ? t('settings.initial')
      : t('settings.lead', { version, name: changedBy, time: formatTime(changedAt) });
  return (
    <PageFrame title={title} lead={draft && leadOf(draft)}>
      {error && !draft && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!draft && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {draft && (
        <Flex vertical gap={16}>
          {/* A newer version starts the form afresh. */}
          <Fragment key={draft.version}>{form(draft, () => void refetch())}</Fragment>
          <VersionsCard draft={draft} versions={versions} publish={publish} />
        </Flex>
      )}
    </PageFrame>
  );
}
