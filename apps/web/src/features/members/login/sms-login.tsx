import { Button } from '@fairway/ui/components/button/button.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useLogInBySms } from '../api/use-log-in-by-sms.ts';
import { ContactProofFields } from '../codes/contact-proof-fields.tsx';
import { useContactProof } from '../codes/use-contact-proof.ts';
import styles from '../frame/account-frame.module.css';
import type { PasswordLoginProps } from './password-login.tsx';
import { ticketOf } from './ticket-of.ts';

/** Login with the bound phone and the code that is sent to it. */
export function SmsLogin({ onDone, onFactor }: Omit<PasswordLoginProps, 'brand'>) {
  const { t } = useTranslation('members');
  const { form, proof } = useContactProof({
    channel: 'sms',
    send: ({ phone }, captcha) => api.sendLoginCode({ ...phone, ...captcha }),
  });
  const logIn = useLogInBySms();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proof.isWhole()) return;
    logIn.mutate(
      { ...proof.phone, codeId: proof.sending.codeId, code: proof.code },
      {
        onSuccess: onDone,
        onError: (fault) => {
          const ticket = ticketOf(fault);
          if (ticket === undefined) showRefusal(fault, { atField: proof.atField });
          else onFactor(ticket);
        },
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <ContactProofFields proof={proof} />
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
