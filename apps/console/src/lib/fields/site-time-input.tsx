import { DateField } from '@fairway/ui/components/date/date-field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromSiteTime, readMinute, toSiteTime } from '../times/site-time.ts';
import styles from './fields.module.css';
import { useDateLocale } from './use-date-locale.ts';

interface SiteTimeInputProps {
  /** Given by the form's item, like value and onChange. */
  id?: string;
  /** An instant, null for none. */
  value?: string | null | undefined;
  onChange?: (instant: string | null) => void;
}

/** A moment in the site's own time: a day, which begins at 00:00 until an hour is typed. */
export function SiteTimeInput({ id, value, onChange }: SiteTimeInputProps) {
  const { t } = useTranslation('shell');
  const locale = useDateLocale();
  const [typed, setTyped] = useState<string>();
  const [day, minute] = splitTime(value);
  const change = (nextDay: string, nextMinute: string) =>
    onChange?.(nextDay === '' ? null : fromSiteTime(`${nextDay}T${nextMinute}`));
  return (
    <div className={styles['moment']}>
      <DateField
        {...locale}
        id={id}
        size="s"
        className={styles['day']}
        value={day}
        onChange={(chosen) => change(chosen, minute)}
      />
      <Input
        size="s"
        className={styles['minute']}
        aria-label={t('dates.minute')}
        inputMode="numeric"
        placeholder="00:00"
        disabled={day === ''}
        value={typed ?? (day === '' ? '' : minute)}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readMinute(target.value);
          if (read !== undefined) change(day, read);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}

function splitTime(instant: string | null | undefined): [day: string, minute: string] {
  const [day = '', minute = '00:00'] = toSiteTime(instant).split('T');
  return [day, minute];
}
