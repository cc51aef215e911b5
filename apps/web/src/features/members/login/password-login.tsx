import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCaptcha } from '../api/use-captcha.ts';
import { useLoginCaptchaConfig } from '../api/use-captcha-kind.ts';
import { useLogIn } from '../api/use-log-in.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import styles from '../frame/account-frame.module.css';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { rememberStrength } from '../password/remembered-strength.ts';
import own from './login-page.module.css';
import { ticketOf } from './ticket-of.ts';

const fields = ['name', 'password', 'captcha'] as const;

export interface PasswordLoginProps {
  brand: string | undefined;
  onDone: () => void;
  /** The password is right and a second factor is on: the ticket for its step. */
  onFactor: (ticket: string) => void;
}

/** Login with name and password, and a captcha once it is asked for. */
export function PasswordLogin({ brand, onDone, onFactor }: PasswordLoginProps) {
  const { t } = useTranslation('members');
  const logIn = useLogIn();
  useLoginCaptchaConfig();
  const captcha = useCaptcha('login');
  const { faults, form, show, clear, atField } = useFaults(fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = { name: textOf(typed, 'name').trim(), password: textOf(typed, 'password') };
    const answer = captcha.answerOf(textOf(typed, 'captcha'));
    const found = {
      ...(draft.name ? {} : { name: t('login.nameMissing') }),
      ...(draft.password ? {} : { password: t('login.passwordMissing') }),
      ...(captcha.asked && !answer?.answer ? { captcha: t('captcha.missing') } : {}),
    };
    if (show(found)) return;
    logIn.mutate(
      { ...draft, captcha: answer, brand },
      {
        onSuccess: onDone,
        onError: (fault) => {
          const ticket = ticketOf(fault);
          if (ticket !== undefined) {
            rememberStrength(draft.password);
            return onFactor(ticket);
          }
          captcha.heard(fault);
          showRefusal(fault, { atField });
        },
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <Field label={t('login.name')} error={faults.name} required>
        <Input name="name" autoComplete="username" maxLength={32} onChange={() => clear('name')} />
      </Field>
      <Field label={t('login.password')} error={faults.password} required>
        <PasswordInput
          name="password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
          maxLength={32}
          onChange={() => clear('password')}
        />
      </Field>
      <CaptchaField captcha={captcha} error={faults.captcha} onChange={() => clear('captcha')} />
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
      <Link to="/app/password" className={own.forgot}>
        {t('login.forgot')}
      </Link>
    </form>
  );
}
