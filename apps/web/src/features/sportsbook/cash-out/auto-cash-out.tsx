import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { refusalText } from '../../../lib/refusals.ts';
import type { Bet } from '../api/shapes.ts';
import { useSetAutoCashOut } from '../api/use-cash-out.ts';
import styles from './cash-out.module.css';

/** The amount from which all of the bet is sold by itself: set, or shown with the button that takes it away. */
export function AutoCashOut({ bet }: { bet: Bet }) {
  const { t } = useTranslation('sportsbook');
  const [amount, setAmount] = useState('');
  const set = useSetAutoCashOut(bet.id);
  const { autoCashOut, currency } = bet;
  const error = set.error ? refusalText(set.error) : undefined;
  if (autoCashOut !== null)
    return (
      <div className={styles.auto}>
        <p>{t('cashOut.armed', { amount: displayAmount(autoCashOut, currency) })}</p>
        {error && (
          <p role="alert" className={styles.quiet}>
            {error}
          </p>
        )}
        <Button size="s" variant="quiet" loading={set.isPending} onClick={() => set.mutate(null)}>
          {t('cashOut.autoOff')}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (amount !== '') set.mutate(amount, { onSuccess: () => setAmount('') });
  };
  return (
    <form className={styles.auto} onSubmit={submit}>
      <Field label={t('cashOut.autoTitle')} hint={t('cashOut.autoText')} error={error}>
        <MoneyInput
          size="s"
          value={amount}
          onChange={(text) => {
            set.reset();
            setAmount(text);
          }}
          scale={currency === 'USDT' ? 6 : 2}
          symbol={currency === 'USDT' ? 'USDT' : '¥'}
          placeholder="0.00"
        />
      </Field>
      <Button type="submit" size="s" variant="quiet" disabled={amount === ''} loading={set.isPending}>
        {t('cashOut.autoSet')}
      </Button>
    </form>
  );
}
