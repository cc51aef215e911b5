import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { tryParseMoney } from '@fairway/money';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../../lib/format-amount.ts';
import { addAmounts, expectedBonus } from '../amount/expected-bonus.ts';
import { payKind } from '../methods/pay-kind.ts';
import styles from '../../../../lib/pages/summary.module.css';

export interface DepositSummaryProps {
  payType: PayTypeCard;
  amount: string;
  /** Why it cannot be sent yet; undefined when it can. */
  blocked: string | undefined;
  sending: boolean;
}

/** What the deposit comes to, and the button that opens the order. */
export function DepositSummary({ payType, amount, blocked, sending }: DepositSummaryProps) {
  const { t } = useTranslation('cashier');
  const { t: pay } = useTranslation('pay');
  const { currency } = payType;
  const value = tryParseMoney(amount, currency) === undefined ? '0' : amount;
  const shown = exactAmount(value, currency);
  const earns = /[1-9]/.test(payType.depositRate);
  const bonus = expectedBonus(value, payType);
  const bonusText =
    bonus === '0' && !/[1-9]/.test(payType.rewardLeft)
      ? pay('earnsDone')
      : `+${exactAmount(bonus, currency)}`;
  const tailed = currency === 'CNY' && payType.transfer && payType.engine !== 'fast';
  const ruleText = (minutes: number) => {
    if (payType.engine === 'chain') return t('deposit.ruleUsdt', { minutes });
    return tailed ? t('deposit.rule', { minutes }) : pay('rule', { minutes });
  };
  const arrives = exactAmount(addAmounts(value, bonus, currency), currency);
  return (
    <Card pad="none" className={styles.card}>
      <div className={styles.head}>
        <PayMark kind={payKind(payType.icon)} />
        <div>
          <p className={styles.name}>{payType.typeName}</p>
          <p className={styles.note}>{t('deposit.arrivesIn', { minutes: payType.arrivalMinutes })}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <Facts
          facts={[
            { key: 'amount', label: t('deposit.amount'), value: shown },
            ...(earns
              ? [{ key: 'earns', label: pay('earnsRow', { rate: payType.depositRate }), value: bonusText }]
              : []),
            { key: 'fee', label: t('deposit.fee'), value: exactAmount('0', currency) },
            ...(tailed ? [{ key: 'tail', label: t('deposit.cents'), value: t('deposit.centsRange') }] : []),
            ...(payType.exchange === ''
              ? []
              : [{ key: 'rate', label: t('deposit.rate'), value: payType.exchange }]),
          ]}
          total={{
            label: t('deposit.willArrive'),
            value: <span className={styles.total}>{arrives}</span>,
          }}
        />
      </div>
      <div className={styles.go}>
        <Button type="submit" variant="gold" size="l" wide loading={sending} disabledReason={blocked}>
          {t('deposit.submit')}
        </Button>
        <p className={styles.rule}>{ruleText(Math.round(payType.orderSeconds / 60))}</p>
      </div>
    </Card>
  );
}
