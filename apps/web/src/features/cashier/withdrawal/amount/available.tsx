import { unlimitedCount } from '@fairway/contract/vip/levels.ts';
import { parseMoney } from '@fairway/money';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount, wholeAmount } from '../../../../lib/format-amount.ts';
import type { WalletTerms } from '../terms.ts';
import styles from './available.module.css';

/** What is there, what is locked, and how much of today's allowance is used. */
export function Available({ wallet }: { wallet: WalletTerms }) {
  const { t } = useTranslation('cashier');
  const { currency, daily, count } = wallet;
  const isUnlimited = count.limit === unlimitedCount;
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.label}>{t('withdrawal.available')}</p>
        <p className={styles.amount} data-testid="available">
          {exactAmount(wallet.available, currency)}
        </p>
        <p className={styles.locked}>
          {t('withdrawal.locked', { amount: exactAmount(wallet.locked, currency) })}
        </p>
        {/[1-9]/.test(wallet.owed) && (
          <p className={styles.locked}>
            {t('withdrawal.owed', { amount: exactAmount(wallet.owed, currency) })}
          </p>
        )}
      </div>
      <div className={styles.bars}>
        <ProgressBar
          label={t('withdrawal.daySum')}
          part={shareOf(daily.used, daily.limit, currency)}
          valueText={`${wholeAmount(daily.used, currency)} / ${wholeAmount(daily.limit, currency)}`}
        />
        <ProgressBar
          label={t('withdrawal.dayCount')}
          part={isUnlimited ? 0 : count.limit === 0 ? 1 : count.used / count.limit}
          valueText={
            isUnlimited
              ? t('withdrawal.timesUnlimited', { used: count.used })
              : t('withdrawal.times', { used: count.used, limit: count.limit })
          }
        />
      </div>
    </Card>
  );
}

/** How much of a whole, to a thousandth, for a bar. */
function shareOf(part: string, whole: string, currency: WalletTerms['currency']): number {
  const [used, limit] = [parseMoney(part, currency).minor, parseMoney(whole, currency).minor];
  return limit === 0n ? 1 : Number((used * 1000n) / limit) / 1000;
}
