import { campaignKinds, type CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { CampaignForm } from '../form/campaign-form.tsx';
import { newCampaign } from '../new-campaign.ts';
import { useCampaign, type OpenedCampaign } from '../use-campaigns.ts';
import { CampaignActs } from './campaign-acts.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import { EntriesCard } from './entries/entries-card.tsx';
import { RehearsalCard } from './rehearsal-card.tsx';
import { VersionsCard } from './versions-card.tsx';

const route = getRouteApi('/shell/console/campaigns/$kind/$no');

/** One campaign: its terms as a form, what stands against publishing it, its versions and acts; a new one is the form alone. */
export function CampaignPage() {
  const params = route.useParams();
  const kind = campaignKinds.codeList.find((code) => code === params.kind) ?? 'offer';
  if (params.no === newCampaign) return <New key={kind} kind={kind} />;
  return <Opened key={`${kind}/${params.no}`} kind={kind} no={Number(params.no)} />;
}

function New({ kind }: { kind: CampaignKind }) {
  const { t } = useTranslation('promotions');
  const navigate = route.useNavigate();
  return (
    <PageFrame title={t('newOf', { kind: campaignKinds.label(kind, locale()) })} lead={<Back />}>
      <CampaignForm
        of={kind}
        onSaved={(no) => void navigate({ params: { kind, no: String(no) } })}
        onReload={() => undefined}
        onTouched={() => undefined}
      />
    </PageFrame>
  );
}

function Opened({ kind, no }: { kind: CampaignKind; no: number }) {
  const { data, error, refetch } = useCampaign(kind, no);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    );
  }
  return <Desk newest={data} refetch={async () => (await refetch()).data} />;
}

interface DeskProps {
  newest: OpenedCampaign;
  refetch: () => Promise<OpenedCampaign | undefined>;
}

function Desk({ newest, refetch }: DeskProps) {
  const { t } = useTranslation('promotions');
  const { kind, no } = newest.campaign;
  // What the form began with: a version that another person saves meanwhile takes nothing away that is typed.
  const [edited, setEdited] = useState(newest);
  const [isTouched, setTouched] = useState(false);
  const reload = async () => {
    setEdited((await refetch()) ?? newest);
    setTouched(false);
  };
  return (
    <PageFrame
      title={t('one', { title: newest.terms[locale()].title, kind: campaignKinds.label(kind, locale()), no })}
      lead={<Back />}
      extra={<CampaignActs opened={newest} isTouched={isTouched} />}
    >
      <PendingProposal kind="promotions.publication" objectId={`${kind}/${no}`} />
      <CampaignFacts opened={newest} />
      <RehearsalCard opened={newest} isTouched={isTouched} />
      <CampaignForm
        key={edited.hash}
        of={edited}
        onSaved={() => void reload()}
        onReload={() => void reload()}
        onTouched={setTouched}
      />
      {kind === 'form' && newest.versions.some(({ isPublished }) => isPublished) && <EntriesCard no={no} />}
      <VersionsCard versions={newest.versions} />
    </PageFrame>
  );
}

function Back() {
  const { t } = useTranslation('promotions');
  return <Link to="/console/campaigns">{t('back')}</Link>;
}
