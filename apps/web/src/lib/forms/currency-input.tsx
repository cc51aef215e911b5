import { currencyScale, currencySymbol, type Currency } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import type { ReactNode } from 'react';

export interface CurrencyInputProps {
  currency: Currency;
  /** As typed, in the currency's unit. */
  amount: string;
  onAmount: (amount: string) => void;
  /** A press that puts in everything there is; with nothing there it is off. */
  everything?: { readonly text: string; readonly amount: string };
  /** Instead of that press. */
  suffix?: ReactNode;
}

/** The field of a form's amount, with its currency's sign and decimals; a `Field` around it gives name and fault. */
export function CurrencyInput({ currency, amount, onAmount, everything, suffix }: CurrencyInputProps) {
  return (
    <MoneyInput
      name="amount"
      size="l"
      value={amount}
      onChange={onAmount}
      scale={currencyScale[currency]}
      symbol={currencySymbol[currency]}
      suffix={
        everything === undefined ? (
          suffix
        ) : (
          <Button
            variant="text"
            size="s"
            disabled={!/[1-9]/.test(everything.amount)}
            onClick={() => onAmount(everything.amount.replace(/\.?0+$/, ''))}
          >
            {everything.text}
          </Button>
        )
      }
    />
  );
}
