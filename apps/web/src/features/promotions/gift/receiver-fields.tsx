import type { Receiver } from '@fairway/contract/promotions/gift/schemas.ts';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useTranslation } from 'react-i18next';
import styles from './gift.module.css';

const receiverKeys = ['receiver', 'phone', 'province', 'city', 'district', 'address'] as const;
export const noReceiver: Receiver = {
  receiver: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  address: '',
};
const autoComplete = {
  receiver: 'name',
  phone: 'tel',
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
  address: 'street-address',
} as const;

/** Whether an address is whole. */
export function isWhole(value: Receiver): boolean {
  return receiverKeys.every((key) => value[key].trim() !== '');
}

interface ReceiverFieldsProps {
  value: Receiver;
  onChange: (value: Receiver) => void;
  /** Says beside each empty field that it is missing. */
  isChecked: boolean;
}

/** Where goods go: six lines, at most 100 characters each. */
export function ReceiverFields({ value, onChange, isChecked }: ReceiverFieldsProps) {
  const { t } = useTranslation('gifts');
  return (
    <div className={styles.receiver}>
      {receiverKeys.map((key) => (
        <Field
          key={key}
          label={t(`receiver.${key}`)}
          required
          className={key === 'address' ? styles.wide : undefined}
          error={isChecked && value[key].trim() === '' ? t('receiver.missing') : undefined}
        >
          <Input
            value={value[key]}
            maxLength={100}
            autoComplete={autoComplete[key]}
            inputMode={key === 'phone' ? 'tel' : 'text'}
            onChange={({ target }) => onChange({ ...value, [key]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
