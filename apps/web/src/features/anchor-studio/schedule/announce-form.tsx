import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { DateField } from '@fairway/ui/components/date/date-field.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateLocale } from '../../../lib/forms/use-date-locale.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAnnounce } from '../api/use-announcements.ts';
import { daysAfter, instantOf } from './start-time.ts';
import styles from '../studio.module.css';

const mostDays = 30;

/** Title and start of a broadcast to come; the time is the site's. */
export function AnnounceForm() {
  const { t } = useTranslation('anchorStudio');
  const dates = useDateLocale();
  const [zh, setZh] = useState('');
  const [en, setEn] = useState('');
  const [day, setDay] = useState(dates.today);
  const [time, setTime] = useState('20:00');
  const announce = useAnnounce();
  const { faults, form, show, clear, atField } = useFaults(['zh', 'en', 'startsAt']);
  const send = () => {
    const startsAt = instantOf(day, time);
    const wrong = show({
      ...(zh.trim().length < 2 && { zh: t('announce.titleRule') }),
      ...(startsAt === undefined && { startsAt: t('announce.timeRule') }),
    });
    if (wrong || startsAt === undefined) return;
    announce.mutate(
      { title: { zh: zh.trim(), en: en.trim() }, startsAt },
      {
        onSuccess: () => {
          toast({ title: t('announce.done'), tone: 'ok' });
          setZh('');
          setEn('');
        },
        onError: (fault) => {
          if (fault instanceof ApiError && fault.error?.startsWith('scheduleTime'))
            atField('startsAt', refusalText(fault));
          else showRefusal(fault, { atField });
        },
      },
    );
  };
  return (
    <Panel title={t('announce.heading')} pad="l">
      <form
        ref={form}
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t('announce.title')} hint={t('announce.titleRule')} error={faults.zh} required>
          <Input
            value={zh}
            maxLength={40}
            onChange={(event) => {
              setZh(event.target.value);
              clear('zh');
            }}
          />
        </Field>
        <Field label={t('announce.english')} hint={t('announce.englishRule')} error={faults.en}>
          <Input value={en} maxLength={80} onChange={(event) => setEn(event.target.value)} />
        </Field>
        <Field label={t('announce.day')}>
          <DateField
            {...dates}
            value={day}
            min={dates.today}
            max={daysAfter(dates.today, mostDays)}
            onChange={(chosen) => {
              setDay(chosen);
              clear('startsAt');
            }}
          />
        </Field>
        <Field label={t('announce.time')} hint={t('announce.timeRule')} error={faults.startsAt} required>
          <Input
            inputMode="numeric"
            placeholder="20:00"
            maxLength={5}
            value={time}
            onChange={(event) => {
              setTime(event.target.value);
              clear('startsAt');
            }}
          />
        </Field>
        <Button type="submit" loading={announce.isPending}>
          {t('announce.send')}
        </Button>
      </form>
    </Panel>
  );
}
