import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useMonthlyDividends } from '../api/use-vip-gift.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { GiftAct } from './gift-act.tsx';
import styles from './vip-gifts.module.css';

/** The gift of each month, by the level with which it began, and what months gave. */
export function MonthMoneyPage() {
  return (
    <CampaignPage
      kind="monthMoney"
      renderAct={(activity) => <GiftAct activity={activity} gift="monthMoney" />}
      renderBody={() => <Months />}
    />
  );
}

function Months() {
  const { t } = useTranslation('vipGifts');
  const { data } = useMonthlyDividends();
  if (!data) return null;
  return (
    <Panel title={t('act.records')} pad="l">
      {data.records.length === 0 ? (
        <p className={styles.note}>{t('act.empty')}</p>
      ) : (
        <ul className={styles.months} aria-label={t('act.records')}>
          {data.records.map(({ month, amount, paidAt }) => (
            <li key={month}>
              <span>{t('act.month', { month: month.slice(0, 7) })}</span>
              <b>{displayAmount(amount, 'CNY')}</b>
              <span className={styles.note}>
                {paidAt === null ? t('button.applied') : formatTime(paidAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
