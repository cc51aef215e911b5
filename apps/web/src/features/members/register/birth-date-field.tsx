import { DateField } from '@fairway/ui/components/date/date-field.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateLocale } from '../../../lib/forms/use-date-locale.ts';

/** The birthday, `birthDate` in the form's data: the text as typed where it is no day that has been. */
export function BirthDateField({ fault, onChange }: { fault: string | undefined; onChange: () => void }) {
  const { t } = useTranslation('members');
  const locale = useDateLocale();
  const [day, setDay] = useState('');
  return (
    <Field label={t('register.birthDate')} hint={t('register.birthDateHint')} error={fault} required>
      <DateField
        {...locale}
        name="birthDate"
        autoComplete="bday"
        max={locale.today}
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange();
        }}
      />
    </Field>
  );
}
