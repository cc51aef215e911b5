import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useHappySends, type HappySend } from '../api/use-happy-send.ts';
import { useClaimReward } from '../api/use-welfare.ts';
import { GiftState } from '../gift/gift-state.tsx';
import { TakeNotes } from '../gift/take-notes.tsx';
import { OwnRewardFacts } from '../page/own-reward-facts.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { phaseOf } from '../parts/phase.ts';
import { useWordedPress } from '../parts/use-worded-press.ts';
import styles from '../gift/gift.module.css';

/** The own gift of a campaign with its claim, or that the member is not on its list. */
export function HappySendAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const isWanted = isSignedIn && !activity.isPreview;
  const query = useHappySends(isWanted);
  const { terms } = activity;
  if (terms.kind !== 'happySend') return null;
  return (
    <Panel title={t('happy.title')} pad="l" className={styles.act}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('happy.each')}</dt>
          <dd>{displayAmount(terms.amount, 'CNY')}</dd>
        </div>
        <div>
          <dt>{t('happy.count')}</dt>
          <dd>{terms.list.count}</dd>
        </div>
      </dl>
      {isWanted && (
        <GiftState
          query={query}
          render={({ list }) => {
            const own = list.find(({ kind, no }) => kind === 'happySend' && no === activity.no);
            if (own) return <OwnGift gift={own} />;
            return phaseOf(activity) === 'running' && <p className={styles.note}>{t('happy.notListed')}</p>;
          }}
        />
      )}
      <TakeNotes activity={activity} />
    </Panel>
  );
}

function OwnGift({ gift }: { gift: HappySend }) {
  const { t } = useTranslation('gifts');
  const amount = displayAmount(gift.amount, 'CNY');
  const claim = useClaimReward(gift.id);
  const { press, isBusy } = useWordedPress(claim, () => t('happy.taken', { amount }));
  if (gift.state !== 'reached') return <OwnRewardFacts reward={gift} />;
  return (
    <>
      <p>{t('happy.yours', { amount })}</p>
      <Button size="l" wide variant="gold" loading={isBusy} onClick={press}>
        {t('happy.take')}
      </Button>
      {gift.expiresAt !== null && (
        <p className={styles.note}>{t('happy.until', { at: clockTime(gift.expiresAt) })}</p>
      )}
    </>
  );
}
