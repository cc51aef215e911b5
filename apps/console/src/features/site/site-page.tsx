import { Card, Skeleton, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { formatTime } from '../../lib/times/format-time.ts';
import { DraftNotice } from './versions/draft-notice.tsx';
import { VersionsCard } from './versions/versions-card.tsx';
import { ReportsCard } from './download-reports/reports-card.tsx';
import { SiteForm } from './site-form.tsx';
import { useSiteDraft } from './use-site.ts';

/** Everything an operator decides about the member site: the form, its versions, and what client pages report. */
export function SitePage() {
  const { t } = useTranslation('site');
  const { data: draft, error, refetch } = useSiteDraft();
  const form = (
    <>
      {error && !draft && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!draft && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 12 }} />
        </Card>
      )}
      {draft && <DraftNotice draft={draft} />}
      {/* A newer version starts the form afresh. */}
      {draft && <SiteForm key={draft.version} draft={draft} onReload={() => void refetch()} />}
    </>
  );
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
      <Tabs
        items={[
          { key: 'form', label: t('page.form'), children: form },
          { key: 'versions', label: t('page.versions'), children: <VersionsCard /> },
          { key: 'reports', label: t('page.reports'), children: <ReportsCard /> },
        ]}
      />
    </PageFrame>
  );
}
