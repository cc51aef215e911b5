import { Field } from '@fairway/ui/components/field/field.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../../lib/forms/use-areas.ts';

export interface CountryFieldProps {
  value: string;
  onChange: (country: string) => void;
}

/** Where the new member lives, of the countries that the site serves. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const { t } = useTranslation('members');
  const countries = useCountries().data?.countries ?? [];
  return (
    <Field label={t('register.country')} required>
      <Select
        value={countries.length > 0 ? value : null}
        onChange={onChange}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Field>
  );
}
