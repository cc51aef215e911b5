import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { currencyScale } from '@fairway/money';
import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { TableDetails } from '../api/shapes.ts';
import { useTakeSeat } from '../api/use-seat-acts.ts';
import styles from './seat-panel.module.css';

/** How much is brought to the table; chance chooses the seat. What refuses it is said by the server, in words. */
export function BuyIn({
  details: { summary },
  form,
}: {
  details: TableDetails;
  form: RefObject<HTMLFormElement | null>;
}) {
  const { t } = useTranslation('tables');
  const { table, buyIn, currency, taken, seats } = summary;
  const [amount, setAmount] = useState(buyIn.least);
  const taking = useTakeSeat(table);
  const isFull = taken >= seats;
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (!taking.isPending && !isFull) taking.mutate(amount);
  };
  return (
    <form ref={form} className={styles.buy} onSubmit={take}>
      <p>{t('buyIn.text')}</p>
      <Field
        label={t('buyIn.amount')}
        hint={t('buyIn.bounds', {
          least: wholeAmount(buyIn.least, currency),
          most: wholeAmount(buyIn.most, currency),
        })}
      >
        <MoneyInput
          value={amount}
          onChange={setAmount}
          scale={currencyScale[currency]}
          symbol={currency === 'CNY' ? '¥' : '₮'}
        />
      </Field>
      <Button type="submit" size="l" loading={taking.isPending} disabled={isFull || amount === ''}>
        {t(isFull ? 'buyIn.full' : 'buyIn.take')}
      </Button>
    </form>
  );
}
