import type { BalanceInterestDetails } from '@fairway/contract/wallet/yeb-schemas.ts';
import { yebRates } from '@fairway/contract/wallet/yeb-states.ts';
import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './yeb.module.css';

/** Its balance, what it earned yesterday and ever, and at which rate. */
export function YebFigures({ details }: { details: BalanceInterestDetails }) {
  const { t } = useTranslation('finance');
  const { yebWalletBalance, yesterdayEarnings, cumulativeIncome, annualInterestRate } = details;
  return (
    <Card pad="l" className={styles.head}>
      <div>
        <h2 className={styles.label}>{t('yeb.balance')}</h2>
        <p className={styles.total}>
          <Amount value={yebWalletBalance} tone="gold" size={40} countUp />
        </p>
        <p className={styles.quiet}>
          {t('yeb.earning', {
            amount: displayAmount(details.earningToday, 'CNY'),
            time: formatTime(details.nextPaymentAt),
          })}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('yeb.yesterday')}</dt>
          <dd>{displayAmount(yesterdayEarnings, 'CNY', { sign: 'always' })}</dd>
        </div>
        <div>
          <dt>{t('yeb.cumulative')}</dt>
          <dd>{displayAmount(cumulativeIncome, 'CNY')}</dd>
        </div>
        <div>
          <dt>
            {t('yeb.annual')} {details.vipFlag === yebRates.codes.vip && <Tag tone="gold">VIP</Tag>}
          </dt>
          <dd>{annualInterestRate}%</dd>
        </div>
      </dl>
    </Card>
  );
}
