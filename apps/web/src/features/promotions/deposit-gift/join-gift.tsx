import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { Activity, EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { useDepositGiftActs } from '../api/use-deposit-gift.ts';
import { phaseOf } from '../parts/phase.ts';
import { Reasons } from '../page/reasons.tsx';
import { usePress } from '../parts/use-press.ts';
import styles from './deposit-gift.module.css';

interface JoinGiftProps {
  kind: DepositGiftKind;
  activity: Activity;
  /** What stands against joining; empty where nothing does. */
  reasons: readonly EligibilityReason[];
}

/** Joins, so that the next deposit counts. */
export function JoinGift({ kind, activity, reasons }: JoinGiftProps) {
  const { t } = useTranslation('promotions');
  const { join } = useDepositGiftActs(kind, activity.no);
  const { press, isBusy } = usePress(join, 'gift.joined');
  const isOpen = phaseOf(activity) === 'running';
  return (
    <>
      <Button
        size="l"
        wide
        variant="gold"
        disabled={!isOpen || reasons.length > 0}
        loading={isBusy}
        onClick={press}
      >
        {t('gift.join')}
      </Button>
      <p className={styles.note}>{t('gift.joinNote')}</p>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
