import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { formatTime } from '../../lib/format-time.ts';
import { SiteForm } from './site-form.tsx';
import { useSiteDraft } from './use-site.ts';

/** Everything an operator decides about the member site; each publishing is a new version. */
export function SitePage() {
  const { t } = useTranslation('site');
  const { data: draft, error, refetch } = useSiteDraft();
  return (
    <PageFrame
      title={t('title')}
      lead={
        draft &&
        t('lead', {
          version: draft.version,
          name: draft.changedBy ?? t('nobody'),
          time: formatTime(draft.changedAt),
        })
      }
    >
      {error && !draft && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!draft && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 12 }} />
        </Card>
      )}
      {/* A newer version starts the form afresh. */}
      {draft && <SiteForm key={draft.version} draft={draft} onReload={() => void refetch()} />}
    </PageFrame>
  );
}
