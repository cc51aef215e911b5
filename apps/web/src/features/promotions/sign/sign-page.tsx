import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useSignGift } from '../api/use-sign-gift.ts';
import type { RewardState } from '../apply/apply-state.ts';
import { RewardDialog } from '../apply/reward-dialog.tsx';
import { CampaignPage } from '../page/campaign-page.tsx';
import { PreviewedWeek } from './previewed-week.tsx';
import { SignAct } from './sign-act.tsx';
import { SignWeek } from './sign-week.tsx';
import styles from './sign.module.css';

/** The daily sign-in: seven days with their amounts, the button, and the gift for all seven. */
export function SignPage() {
  return (
    <CampaignPage
      kind="sign"
      renderBody={(activity) => <Week activity={activity} />}
      renderAct={(activity) => <Act activity={activity} />}
    />
  );
}

/** A version that is not published has no cycle: only what its days will give. */
function Week({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const gift = useSignGift(activity.no, !activity.isPreview);
  if (activity.isPreview) return <PreviewedWeek terms={activity.terms} />;
  return (
    <Card pad="l">
      {gift.data && <SignWeek days={gift.data.days} />}
      {gift.isPending && (
        <Loading label={t('loading')}>
          <Skeleton height={148} radius="var(--r-md)" />
        </Loading>
      )}
      {gift.isError && !gift.data && (
        <FaultPanel plain title={t('sign.fault')} fault={gift.error} retry={gift} />
      )}
    </Card>
  );
}

function Act({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const gift = useSignGift(activity.no, !activity.isPreview);
  const [won, setWon] = useState<RewardState>();
  const askAgain = useAskRewardsAgain();
  if (activity.isPreview) return <p className={styles.note}>{t('act.preview')}</p>;
  if (!gift.data) return null;
  return (
    <>
      <SignAct
        activity={activity}
        gift={gift.data}
        onResult={(result) => {
          setWon(result);
          void askAgain();
        }}
      />
      <RewardDialog state={won} onClose={() => setWon(undefined)} />
    </>
  );
}
