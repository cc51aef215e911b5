import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { refusalText } from '../../../lib/refusals.ts';
import { useQuoteCashOut } from '../api/use-cash-out.ts';
import type { Bet } from '../api/shapes.ts';
import { AutoCashOut } from './auto-cash-out.tsx';
import styles from './cash-out.module.css';
import { CashOutChoice } from './cash-out-choice.tsx';

/** What an open bet can be sold back for now; opened, the part to sell and the amount at which it sells itself. */
export function CashOut({ bet }: { bet: Bet }) {
  const { t } = useTranslation('sportsbook');
  const isOpen = bet.status === 'accepted' && bet.cashOuts.every(({ status }) => status !== 'pending');
  const quoted = useQuoteCashOut(bet.id, isOpen);
  if (!isOpen) return null;
  const whole = quoted.isError ? undefined : quoted.data?.quotes.find(({ percent }) => percent === 100);
  const title = whole ? (
    <>
      {t('cashOut.title')} <b className={styles.value}>{displayAmount(whole.value, bet.currency)}</b>
    </>
  ) : (
    t('cashOut.title')
  );
  return (
    // The value changes every other second: a reader hears it when it is asked for.
    <div aria-live="off">
      <Disclosure title={title} defaultOpen={false} className={styles.cashOut}>
        <div className={styles.body}>
          {quoted.isError ? (
            <p className={styles.quiet}>{refusalText(quoted.error)}</p>
          ) : (
            quoted.data && <CashOutChoice bet={bet} offer={quoted.data} />
          )}
          <AutoCashOut bet={bet} />
        </div>
      </Disclosure>
    </div>
  );
}
