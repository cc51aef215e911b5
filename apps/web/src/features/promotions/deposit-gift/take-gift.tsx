import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useDepositGiftActs, type DepositGift } from '../api/use-deposit-gift.ts';
import { clockTime } from '../parts/deadline.tsx';
import { usePress } from '../parts/use-press.ts';
import styles from './deposit-gift.module.css';

/** Before the deposit the way to it, after it the gift. */
export function TakeGift({ kind, no, gift }: { kind: DepositGiftKind; no: number; gift: DepositGift }) {
  const { t } = useTranslation('promotions');
  const { take } = useDepositGiftActs(kind, no);
  const { press, isBusy } = usePress(take, 'gift.taken');
  const { joined, deposit, now } = gift;
  if (!joined) return null;
  if (!deposit) {
    const isOver = joined.until <= now;
    return (
      <>
        <p className={styles.note}>
          {t(isOver ? 'gift.tooLate' : 'gift.waiting', { until: clockTime(joined.until) })}
        </p>
        {!isOver && (
          <Link to="/app/myCenter/deposit" className={buttonClass({ size: 'l', wide: true })}>
            {t('mend.deposited')}
          </Link>
        )}
      </>
    );
  }
  const isNothing = Number(deposit.gift) === 0;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('gift.deposit')}</dt>
          <dd>{displayAmount(deposit.amount, 'CNY')}</dd>
        </div>
        <div>
          <dt>{t('gift.gift')}</dt>
          <dd>{displayAmount(deposit.gift, 'CNY')}</dd>
        </div>
      </dl>
      {isNothing ? (
        <p className={styles.note}>{t('gift.tooLittle')}</p>
      ) : (
        <Button size="l" wide variant="gold" loading={isBusy} onClick={press}>
          {t('gift.take')}
        </Button>
      )}
    </>
  );
}
