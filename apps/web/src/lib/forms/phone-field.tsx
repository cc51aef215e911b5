import { homeAreaCode } from '@fairway/contract/members/phones/areas.ts';
import { readPhoneInput } from '@fairway/contract/members/phones/phone.ts';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { useCountryAreas, useOverseasSwitch } from './use-areas.ts';
import styles from './phone-field.module.css';

export interface PhoneDraft {
  areaCode: string;
  phone: string;
}

export const emptyPhone: PhoneDraft = { areaCode: homeAreaCode, phone: '' };

export interface PhoneFieldProps {
  value: PhoneDraft;
  onChange: (value: PhoneDraft) => void;
  error: string | undefined;
}

/** A phone number: digits only, at most 13; the area before it while the site takes overseas numbers. */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const { t } = useTranslation('members');
  const areas = useCountryAreas().data?.areas ?? [];
  const overseas = useOverseasSwitch() && areas.length > 0;
  const number = (
    <Field label={t('codes.phone')} error={error} required>
      <Input
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={value.phone}
        prefix={overseas ? undefined : `+${homeAreaCode}`}
        onChange={(event) => onChange({ ...value, phone: readPhoneInput(event.target.value) })}
      />
    </Field>
  );
  if (!overseas) return number;
  return (
    <div className={styles.phone}>
      <Field label={t('codes.area')}>
        <Select
          value={value.areaCode}
          onChange={(areaCode) => onChange({ ...value, areaCode })}
          options={areas.map(({ areaCode, areaName }) => ({
            value: areaCode,
            label: `+${areaCode}`,
            note: areaName,
          }))}
        />
      </Field>
      {number}
    </div>
  );
}
