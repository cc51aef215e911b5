import { displayMoney, parseSignedMoney, type Currency } from '@fairway/money';

interface AmountProps {
  amount: string;
  currency: Currency;
  /** `always` marks what comes in with +. */
  sign?: 'auto' | 'always';
  strong?: boolean;
}

/** An amount as it came over the wire, with every place its currency has: an operator sees what is booked. */
export function Amount({ amount, currency, sign = 'auto', strong = false }: AmountProps) {
  const text = displayMoney(parseSignedMoney(amount, currency), { sign, places: 'full' });
  return (
    <span className="figures" style={{ whiteSpace: 'nowrap', fontWeight: strong ? 600 : 400 }}>
      {text}
    </span>
  );
}
