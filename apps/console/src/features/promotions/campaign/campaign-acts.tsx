import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { openTab } from '../../../lib/open-tab.ts';
import { usePermission } from '../../../lib/permissions.ts';
import {
  useEndCampaign,
  useOpenPreview,
  usePauseCampaign,
  useRequestPublication,
} from '../use-campaign-acts.ts';
import type { OpenedCampaign } from '../use-campaigns.ts';
import { actsOf, type CampaignAct } from './acts-of.ts';

interface CampaignActsProps {
  opened: OpenedCampaign;
  /** Something is typed that is not saved: what is requested would be the version before it. */
  isTouched: boolean;
}

/** What can be done with a campaign now: look at it as members will, request its publication, pause, go on, withdraw, archive. */
export function CampaignActs({ opened, isTouched }: CampaignActsProps) {
  const { t } = useTranslation('promotions');
  const [asking, setAsking] = useState<CampaignAct>();
  const rights = { edit: usePermission('promotions.edit'), publish: usePermission('promotions.publish') };
  const preview = useOpenPreview();
  const request = useRequestPublication();
  const pause = usePauseCampaign();
  const end = useEndCampaign();
  const { kind, no } = opened.campaign;
  const settled = { onSettled: () => setAsking(undefined) };
  const carryOut = (act: CampaignAct, reason: string) => {
    if (act === 'request') request.mutate({ kind, no, hash: opened.hash, reason }, settled);
    else if (act === 'pause' || act === 'goOn')
      pause.mutate({ kind, no, paused: act === 'pause', reason }, settled);
    else end.mutate({ kind, no, reason }, settled);
  };
  return (
    <>
      <Button loading={preview.isPending} onClick={() => preview.mutate({ kind, no, tab: openTab() })}>
        {t('act.preview')}
      </Button>
      {actsOf(opened, rights).map((act) => (
        <Button
          key={act}
          type={act === 'request' ? 'primary' : 'default'}
          danger={act === 'pause' || act === 'withdraw'}
          disabled={act === 'request' && (isTouched || opened.verdict.length > 0)}
          title={act === 'request' && isTouched ? t('act.unsaved') : undefined}
          onClick={() => setAsking(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={t(`ask.${asking}.title`)}
          templates={[t(`ask.${asking}.one`), t(`ask.${asking}.two`)]}
          audience="inside"
          confirm={t(`act.${asking}`)}
          danger={asking === 'pause' || asking === 'withdraw'}
          busy={request.isPending || pause.isPending || end.isPending}
          onConfirm={(reason) => carryOut(asking, reason)}
          onClose={() => setAsking(undefined)}
        >
          {t(`ask.${asking}.text`)}
        </ReasonDialog>
      )}
    </>
  );
}
