import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconEye } from '@fairway/ui/icons/action.tsx';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useActivity } from '../api/use-activity.ts';
import { campaignNumber } from '../parts/campaign-number.ts';
import { WorthPanel } from '../bonuses/worth-panel.tsx';
import { CampaignHero } from './campaign-hero.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { ThreeLines } from './three-lines.tsx';
import { UnknownCampaign } from './unknown-campaign.tsx';
import styles from './page.module.css';

interface CampaignPageProps {
  kind: CampaignKind;
  /** Where the address has none. */
  no?: number | undefined;
  /** What the member does here, in the column beside the text. */
  renderAct: (activity: Activity) => ReactNode;
  /** Between the three lines and the terms. */
  renderBody?: (activity: Activity) => ReactNode;
}

/** A campaign's page: what one gets, does and until when, the act beside it, the terms with their hash below. */
export function CampaignPage({ kind, no, renderAct, renderBody }: CampaignPageProps) {
  const { t } = useTranslation('promotions');
  const { id } = useParams({ strict: false });
  const { preview } = useSearch({ strict: false });
  const query = useActivity({ kind, no: no ?? campaignNumber(id), preview });
  const { data: activity } = query;
  if (query.isUnknown) return <UnknownCampaign />;
  if (query.isPending)
    return (
      <Loading label={t('loading')} className={styles.page}>
        <Skeleton height={248} radius="var(--r-xl)" />
        <Skeleton height={420} radius="var(--r-lg)" />
      </Loading>
    );
  if (!activity)
    return (
      <div className={styles.page}>
        <FaultPanel title={t('fault')} fault={query.error} retry={query} />
      </div>
    );
  return (
    <div className={styles.page}>
      {activity.isPreview && (
        <Notice tone="warning" icon={<IconEye size={18} />}>
          {t('preview')}
        </Notice>
      )}
      <CampaignHero activity={activity} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ThreeLines activity={activity} />
          {renderBody?.(activity)}
          <WorthPanel activity={activity} />
          <ProgressPanel activity={activity} />
          <TermsPanel activity={activity} />
        </div>
        <aside className={styles.aside}>{renderAct(activity)}</aside>
      </div>
    </div>
  );
}
