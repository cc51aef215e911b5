import type { Currency } from '@fairway/money';
import { Flex } from 'antd';
import { Amount } from '../../lib/components/amount.tsx';

interface MoneyLinesProps {
  amounts: readonly { currency: Currency; amount: string | null }[];
  /** Said where there is none, and for one that is not known yet. */
  none: string;
}

/** Amounts of several currencies, a line each. */
export function MoneyLines({ amounts, none }: MoneyLinesProps) {
  if (amounts.length === 0) return none;
  return (
    <Flex vertical>
      {amounts.map(({ currency, amount }) =>
        amount === null ? (
          <span key={currency}>{none}</span>
        ) : (
          <Amount key={currency} amount={amount} currency={currency} />
        ),
      )}
    </Flex>
  );
}
