import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import styles from './count-field.module.css';

export interface CountFieldProps {
  label: string;
  value: number;
  most: number;
  size?: 'm' | 'l';
  error?: string | undefined;
  onValue: (value: number) => void;
}

/** A whole number from 1 to the most; anything else that is typed is left out. */
export function CountField({ label, value, most, size = 'm', error, onValue }: CountFieldProps) {
  return (
    <Field label={label} error={error}>
      <Input
        size={size}
        inputClassName={size === 'l' ? styles.large : undefined}
        inputMode="numeric"
        value={String(value)}
        onChange={(event) =>
          onValue(Math.max(1, Math.min(most, Number(event.target.value.replace(/\D/g, '')) || 1)))
        }
      />
    </Field>
  );
}
