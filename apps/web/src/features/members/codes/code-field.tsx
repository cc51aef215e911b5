import { readCodeInput } from '@fairway/contract/members/phones/phone.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useTranslation } from 'react-i18next';
import styles from './codes.module.css';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Area of the phone to which the code goes: at home 6 digits, elsewhere up to 10. */
  areaCode: string;
  error: string | undefined;
  sending: boolean;
  /** Seconds until the next code. */
  wait: number;
  /** One was sent before. */
  again: boolean;
  onAsk: () => void;
}

/** A code from a message, with the button that has it sent and counts down to the next one. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('members');
  return (
    <Field label={t('codes.code')} error={props.error} required>
      <div className={styles.code}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={props.value}
          onChange={(event) => props.onChange(readCodeInput(event.target.value, props.areaCode))}
        />
        <Button
          type="button"
          variant="quiet"
          loading={props.sending}
          disabled={props.wait > 0}
          onClick={props.onAsk}
        >
          {props.wait > 0
            ? t('codes.wait', { seconds: props.wait })
            : t(props.again ? 'codes.again' : 'codes.get')}
        </Button>
      </div>
    </Field>
  );
}
