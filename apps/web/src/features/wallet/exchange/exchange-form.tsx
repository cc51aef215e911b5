import type { ExchangeQuote, ExchangeTerms } from '@fairway/contract/wallet/exchange-schemas.ts';
import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { CurrencyInput } from '../../../lib/forms/currency-input.tsx';
import { showRefusal } from '../../../lib/refusals.ts';
import { useQuoteExchange } from '../api/use-exchange.ts';
import { estimate, otherOf, unitOf, type WalletCurrency } from './estimate.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import { RateCard } from './rate-card.tsx';
import styles from './exchange.module.css';
import { WalletPair } from './wallet-pair.tsx';

/** Direction and amount; what it would bring now; and the button that has the rate promised. */
export function ExchangeForm({ terms, balance }: { terms: ExchangeTerms; balance: WalletBalance }) {
  const { t } = useTranslation('finance');
  const [from, setFrom] = useState<WalletCurrency>('USDT');
  const [amount, setAmount] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [quote, setQuote] = useState<ExchangeQuote>();
  const asking = useQuoteExchange();
  const available = from === 'CNY' ? balance.centerMoney : balance.virtualMoney;
  const { gets, fault } = estimate({ from, amount, available, terms });
  const text =
    fault === 'tooMuch' ? t('exchange.tooMuch', { amount: exactAmount(available, from) }) : refusal;
  const ask = () => {
    setRefusal(undefined);
    asking.mutate(
      { from, amount },
      {
        onSuccess: setQuote,
        onError: (refused) =>
          showRefusal(refused, {
            atField: (field, said) => {
              if (field === 'amount') setRefusal(said);
              return field === 'amount';
            },
          }),
      },
    );
  };
  const change = (next: string) => {
    setRefusal(undefined);
    setAmount(next);
  };
  const turn = (next: WalletCurrency) => {
    setFrom(next);
    change('');
  };
  return (
    <form
      className={styles.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined && terms.open) ask();
      }}
    >
      <WalletPair from={from} balance={balance} terms={terms} onTurn={() => turn(otherOf(from))} />
      <Panel title={t('exchange.form')} note={t('exchange.formNote')}>
        <div className={styles.stack}>
          {!terms.open && <Notice tone="warning">{t('exchange.closed')}</Notice>}
          <Segmented
            label={t('exchange.method')}
            value={from}
            onChange={turn}
            options={[
              { value: 'USDT', label: t('exchange.methods.USDT') },
              { value: 'CNY', label: t('exchange.methods.CNY') },
            ]}
          />
          <AmountField from={from} amount={amount} available={available} fault={text} onChange={change} />
          <Card ground="well" pad="m" className={styles.gets}>
            <span className={styles.quiet}>{t('exchange.getsAbout', { unit: unitOf(otherOf(from)) })}</span>
            <output className={styles.figure}>
              {exactAmount(gets, otherOf(from))} <small>{unitOf(otherOf(from))}</small>
            </output>
            <span className={styles.quiet}>{t('exchange.getsNote', { seconds: terms.quoteSeconds })}</span>
          </Card>
          <Button
            type="submit"
            variant="gold"
            size="l"
            wide
            loading={asking.isPending}
            disabledReason={
              terms.open
                ? fault === undefined
                  ? undefined
                  : t(`exchange.faults.${fault}`)
                : t('exchange.closed')
            }
          >
            {t('exchange.ask')}
          </Button>
        </div>
      </Panel>
      <RateCard terms={terms} />
      {quote && (
        <QuoteDialog
          key={quote.quoteId}
          quote={quote}
          onAskAgain={ask}
          asking={asking.isPending}
          onClose={() => setQuote(undefined)}
          onDone={() => {
            setQuote(undefined);
            change('');
          }}
        />
      )}
    </form>
  );
}

interface AmountFieldProps {
  from: 'CNY' | 'USDT';
  amount: string;
  available: string;
  fault: string | undefined;
  onChange: (amount: string) => void;
}

/** How much, in the unit of the wallet that it comes from; or everything there is. */
function AmountField({ from, amount, available, fault, onChange }: AmountFieldProps) {
  const { t } = useTranslation('finance');
  const unit = unitOf(from);
  return (
    <Field
      label={t('exchange.gives', { unit })}
      hint={t('exchange.available', { amount: exactAmount(available, from), unit })}
      error={fault}
      required
    >
      <CurrencyInput
        currency={from}
        amount={amount}
        onAmount={onChange}
        everything={{ text: t('exchange.everything'), amount: available }}
      />
    </Field>
  );
}
