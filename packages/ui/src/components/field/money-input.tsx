import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Input, type InputProps } from './input.tsx';
import { cleanMoneyText, groupDigits } from './money-text.ts';
import styles from './input.module.css';

export interface MoneyInputProps extends Omit<
  InputProps,
  'value' | 'onChange' | 'type' | 'prefix' | 'defaultValue'
> {
  /** Decimal text without grouping, for instance "1003.5". Never a number. */
  value: string;
  /** The cleaned text after each change. */
  onChange: (text: string) => void;
  /** Places after the point: 2 for yuan, 6 for USDT, 0 for coins. */
  scale?: number;
  /** Shown before the digits. */
  symbol?: ReactNode;
}

/** An amount as text. Thousands are grouped while nobody types in it. */
export function MoneyInput({
  value,
  onChange,
  scale = 2,
  symbol = '¥',
  onFocus,
  onBlur,
  ...rest
}: MoneyInputProps) {
  const [typing, setTyping] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Taking the grouping away loses the selection that Tab made; without it typing would append.
  useLayoutEffect(() => {
    if (typing) box.current?.select();
  }, [typing]);
  return (
    <Input
      {...rest}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      prefix={<span className={styles.symbol}>{symbol}</span>}
      inputClassName={styles.money}
      value={typing ? value : groupDigits(value)}
      onChange={(event) => onChange(cleanMoneyText(event.target.value, scale))}
      onFocus={(event) => {
        box.current = event.currentTarget;
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
