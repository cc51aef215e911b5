import { callTopics, type CallTopic } from '@fairway/contract/site/calls.ts';
import { phoneAreaOf } from '@fairway/contract/members/phones/areas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { emptyPhone, PhoneField } from '../../../lib/forms/phone-field.tsx';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { useFreeCall } from '../api/use-service.ts';
import styles from './free-call.module.css';

/** Leave a number and be called, at no cost. Nothing typed is lost by a refusal. */
export function FreeCall() {
  const { t } = useTranslation('site');
  const call = useFreeCall();
  const [phone, setPhone] = useState(emptyPhone);
  const [topic, setTopic] = useState<CallTopic>('account');
  const [text, setText] = useState('');
  const { faults, form, show, clear, atField } = useFaults(['phone']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const area = phoneAreaOf(phone.areaCode);
    const fits = area && phone.phone.length >= area.minDigits && phone.phone.length <= area.maxDigits;
    if (show(fits ? {} : { phone: t('freeCall.phoneWrong') })) return;
    call.mutate(
      { ...phone, topic, text: text.replaceAll(/\s+/g, ' ').trim() },
      { onError: (fault) => showRefusal(fault, { atField }) },
    );
  };
  return (
    <section className={styles.card} aria-labelledby="free-call">
      <h2 id="free-call">{t('freeCall.title')}</h2>
      {call.isSuccess ? (
        <Notice tone="ok" title={t('freeCall.done')}>
          {t('freeCall.doneText')}
        </Notice>
      ) : (
        <form ref={form} onSubmit={submit} noValidate className={styles.form}>
          <p className={styles.lead}>{t('freeCall.lead')}</p>
          <PhoneField
            value={phone}
            onChange={(next) => {
              setPhone(next);
              clear('phone');
            }}
            error={faults.phone}
          />
          <Field label={t('freeCall.topic')}>
            <Select
              value={topic}
              onChange={setTopic}
              options={callTopics.map((value) => ({ value, label: t(`freeCall.topics.${value}`) }))}
            />
          </Field>
          <Field label={t('freeCall.text')}>
            <TextArea
              rows={2}
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="action" wide loading={call.isPending}>
            {t('freeCall.send')}
          </Button>
        </form>
      )}
    </section>
  );
}
