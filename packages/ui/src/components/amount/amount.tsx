import { clsx } from 'clsx';
import { moneyText } from '../field/money-text.ts';
import { useCountUp } from './count-up.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** Decimal text as it came over the wire, for instance "12846.50". Never a number. */
  value: string;
  /** Shown before the digits: "¥". Empty where the head of the table names the unit. */
  symbol?: string;
  /** Places after the point: 2 for yuan, 6 for USDT, 0 for coins. */
  scale?: number;
  /** `always` writes a plus before gains. */
  sign?: 'auto' | 'always';
  /** `gold` for balances; `direction` is red for a gain, green for a loss. */
  tone?: 'plain' | 'strong' | 'gold' | 'direction';
  /** Font size in pixels; without it the size of the place. */
  size?: 12 | 16 | 20 | 28 | 40;
  /** Counts to a new value instead of jumping. For balances. */
  countUp?: boolean;
  className?: string | undefined;
}

/** Money as text: tabular digits, symbol first, thousands grouped, real minus sign. */
export function Amount(props: AmountProps) {
  const { value, symbol = '¥', scale = 2, sign = 'auto', tone = 'plain', size } = props;
  const shown = useCountUp(value, scale, props.countUp ?? false);
  const zero = !/[1-9]/.test(value);
  const loss = value.startsWith('-') && !zero;
  const digits = moneyText(shown.replace(/^[-+]/, ''), scale);
  const mark = loss ? '\u2212' : sign === 'always' && !zero ? '+' : '';
  const direction = zero ? undefined : loss ? styles.down : styles.up;
  return (
    <span
      className={clsx(
        styles.amount,
        size !== undefined && styles[`s${size}`],
        tone === 'direction' ? direction : tone !== 'plain' && styles[tone],
        props.className,
      )}
    >
      {mark}
      {symbol}
      {digits}
    </span>
  );
}
