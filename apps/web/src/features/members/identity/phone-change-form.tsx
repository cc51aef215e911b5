import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useRequestMemberChange } from '../api/use-identity.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { emptyPhone, PhoneField, type PhoneDraft } from '../codes/phone-field.tsx';
import { useCodeSending } from '../codes/use-code-sending.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../frame/use-faults.ts';
import styles from '../security/contacts-panel.module.css';

const fields = ['phone', 'code', 'captcha'] as const;

/** Asks for another phone: it is proven by a code now and takes the old one's place once an operator has approved it. */
export function PhoneChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('members');
  const [phone, setPhone] = useState(emptyPhone);
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const change = useRequestMemberChange();
  const sending = useCodeSending((to: PhoneDraft, captcha) =>
    api.sendPhoneChangeCode({ ...to, ...(captcha ? { captcha } : {}) }),
  );
  const missing = () => (phone.phone ? {} : { phone: t('codes.smsMissing') });

  const ask = () => {
    if (show(missing())) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    sending.ask(phone, typed, { refused: (fault) => showRefusal(fault, { atField }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacks = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
    if (show({ ...missing(), ...(lacks ? { code: lacks } : {}) })) return;
    change.mutate(
      { field: 'phone', codeId: sending.codeId, code },
      {
        onSuccess: () => {
          toast({ title: t('identity.asked'), tone: 'ok' });
          onClose();
        },
        onError: (fault) => showRefusal(fault, { atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <PhoneField
        value={phone}
        error={faults.phone}
        onChange={(next) => {
          setPhone(next);
          clear('phone');
        }}
      />
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={code}
        onChange={(next) => {
          setCode(next);
          clear('code');
        }}
        areaCode={phone.areaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={ask}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="action" loading={change.isPending} loadingText={t('identity.sending')}>
          {t('identity.ask')}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  );
}
