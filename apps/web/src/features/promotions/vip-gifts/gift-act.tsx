import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useVipGift } from '../api/use-vip-gift.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { phaseOf } from '../parts/phase.ts';
import { NeedList } from './need-list.tsx';
import { useGiftPress } from './use-gift-press.ts';
import styles from './vip-gifts.module.css';

interface GiftActProps {
  activity: Activity;
  gift: 'birthday' | 'monthMoney';
}

/** A gift of the member's level: how much, its button, and what is asked for. */
export function GiftAct({ activity, gift }: GiftActProps) {
  const { t } = useTranslation('vipGifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return (
    <Panel title={t('act.title')} pad="l" className={styles.act}>
      {isSignedIn ? <OwnGift activity={activity} gift={gift} /> : <LogInToJoin />}
      <PhaseReason activity={activity} />
    </Panel>
  );
}

function OwnGift({ activity, gift }: GiftActProps) {
  const { t } = useTranslation('vipGifts');
  const own = useVipGift(gift);
  const { press, isBusy } = useGiftPress(gift, activity.no);
  if (own.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={140} radius="var(--r-md)" />
      </Loading>
    );
  if (!own.data) return <FaultPanel plain title={t('fault')} fault={own.error} retry={own} />;
  const { level, amount, state, from, until } = own.data.gift;
  const isOpen = state === 'open' && phaseOf(activity) === 'running';
  const when = amount === '0.00' ? t('when.none') : t(`when.${gift}`, { from, until });
  const note = state === 'applied' || state === 'review' || state === 'closed' ? t(`hint.${state}`) : when;
  const { reasons, isPreview } = activity;
  return (
    <>
      <p className={styles.amount}>
        <span>{t('act.amount')}</span>
        <b>{displayAmount(amount, 'CNY')}</b>
        <span>{t('act.level', { level })}</span>
      </p>
      {isPreview ? (
        <Button size="l" wide disabledReason={t('act.preview')}>
          {t('button.open')}
        </Button>
      ) : (
        <Button
          size="l"
          wide
          variant="gold"
          disabled={!isOpen}
          loading={isBusy}
          data-state={state}
          onClick={press}
        >
          {t(`button.${state}`)}
        </Button>
      )}
      <p className={styles.note}>{note}</p>
      <NeedList progress={own.data.progress} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
