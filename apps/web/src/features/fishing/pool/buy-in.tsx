import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { currencyScale } from '@fairway/money';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { PoolDetails } from '../api/shapes.ts';
import { useEnterPool } from '../api/use-seat.ts';
import styles from './pool-page.module.css';

/** How much is brought to the seat, or brought more. What refuses it is said by the server, in words. */
export function BuyIn({ details, more }: { details: PoolDetails; more?: WalletCurrency }) {
  const { t } = useTranslation('fishing');
  const { pool, seats, taken, money } = details;
  const [chosen, setChosen] = useState<WalletCurrency>('CNY');
  const currency = more ?? chosen;
  const bounds = money.find((one) => one.currency === currency);
  const [amount, setAmount] = useState('');
  const entering = useEnterPool(pool);
  const isFull = more === undefined && taken >= seats;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!entering.isPending && !isFull && amount !== '')
      entering.mutate({ currency, amount }, { onSuccess: () => setAmount('') });
  };
  return (
    <form className={styles.buyIn} onSubmit={enter}>
      {more === undefined && (
        <Segmented
          label={t('buyIn.currency')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'CNY', label: 'CNY' },
            { value: 'USDT', label: 'USDT' },
          ]}
        />
      )}
      <Field
        label={t(more === undefined ? 'buyIn.amount' : 'buyIn.more')}
        hint={
          bounds &&
          t('buyIn.bounds', {
            least: wholeAmount(bounds.leastBuyIn, currency),
            most: wholeAmount(bounds.mostBuyIn, currency),
          })
        }
      >
        <MoneyInput
          value={amount}
          onChange={setAmount}
          scale={currencyScale[currency]}
          symbol={currency === 'CNY' ? '¥' : '₮'}
        />
      </Field>
      <Button
        type="submit"
        variant={more === undefined ? 'action' : 'quiet'}
        loading={entering.isPending}
        disabled={isFull || amount === ''}
      >
        {t(isFull ? 'buyIn.full' : more === undefined ? 'buyIn.take' : 'buyIn.add')}
      </Button>
    </form>
  );
}
