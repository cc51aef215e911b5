import { use } from 'react';
import { OTPField } from '@base-ui/react/otp-field';
import { clsx } from 'clsx';
import { FieldContext } from '../field/field-context.ts';
import styles from './code-input.module.css';

export interface CodeInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Called once the last character is entered, also after pasting. */
  onComplete?: (value: string) => void;
  /** Number of characters. */
  length?: number;
  /** Name of each box for readers: "第 2 位，共 6 位". */
  slotLabel: (at: number, of: number) => string;
  /** Letters too; otherwise digits only. */
  letters?: boolean;
  /** Hides what is typed, for a payment password. */
  mask?: boolean;
  disabled?: boolean;
}

/** A short code, a box a character; pasting and filling from a message work. */
export function CodeInput(props: CodeInputProps) {
  const { length = 6, mask = false } = props;
  const field = use(FieldContext);
  return (
    <OTPField.Root
      {...(field ? { id: field.id } : {})}
      length={length}
      value={props.value}
      onValueChange={(value) => props.onChange(value)}
      onValueComplete={(value) => props.onComplete?.(value)}
      validationType={props.letters ? 'alphanumeric' : 'numeric'}
      mask={mask}
      disabled={props.disabled ?? field?.disabled ?? false}
      className={clsx(styles.group, field?.invalid && styles.invalid)}
    >
      {Array.from({ length }, (_, i) => (
        <OTPField.Input
          // A slot is its place; slots never move.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={i}
          className={styles.slot}
          aria-label={props.slotLabel(i + 1, length)}
          aria-describedby={field?.describedBy}
          aria-invalid={field?.invalid || undefined}
        />
      ))}
    </OTPField.Root>
  );
}
