import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useLogInBySms } from '../api/use-log-in-by-sms.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { emptyPhone, PhoneField, type PhoneDraft } from '../codes/phone-field.tsx';
import { useCodeSending } from '../codes/use-code-sending.ts';
import styles from '../frame/account-frame.module.css';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../frame/use-faults.ts';

const fields = ['phone', 'code', 'captcha'] as const;

/** Login with the bound phone and the code that is sent to it. */
export function SmsLogin({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('members');
  const [phone, setPhone] = useState(emptyPhone);
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const logIn = useLogInBySms();
  const sending = useCodeSending((to: PhoneDraft, captcha) =>
    api.sendLoginCode({ ...to, ...(captcha ? { captcha } : {}) }),
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
    logIn.mutate(
      { ...phone, codeId: sending.codeId, code },
      { onSuccess: onDone, onError: (fault) => showRefusal(fault, { atField }) },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
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
      <Button
        type="submit"
        variant="action"
        size="l"
        wide
        className={styles.send}
        loading={logIn.isPending}
        loadingText={t('login.sending')}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
