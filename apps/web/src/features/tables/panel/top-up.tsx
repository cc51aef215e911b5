import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { currencyScale } from '@fairway/money';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { MemberTable } from '../api/shapes.ts';
import { useTopUpSeat } from '../api/use-seat-acts.ts';
import styles from './seat-panel.module.css';

/** Brings more chips to the own seat, up to the most of a buy-in. What refuses it is said by the server, in words. */
export function TopUp({ summary }: { summary: MemberTable }) {
  const { t } = useTranslation('tables');
  const { table, buyIn, currency } = summary;
  const [amount, setAmount] = useState('');
  const adding = useTopUpSeat(table);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.isPending && amount !== '') adding.mutate(amount, { onSuccess: () => setAmount('') });
  };
  return (
    <form className={styles.more} onSubmit={add}>
      <Field label={t('topUp.amount')} hint={t('topUp.most', { most: wholeAmount(buyIn.most, currency) })}>
        <MoneyInput
          value={amount}
          onChange={setAmount}
          scale={currencyScale[currency]}
          symbol={currency === 'CNY' ? '¥' : '₮'}
        />
      </Field>
      <Button type="submit" variant="quiet" loading={adding.isPending} disabled={amount === ''}>
        {t('topUp.add')}
      </Button>
    </form>
  );
}
