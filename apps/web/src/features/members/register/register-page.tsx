import { Button } from '@fairway/ui/components/button/button.tsx';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCaptcha } from '../api/use-captcha.ts';
import { useRegisterMember } from '../api/use-register-member.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import styles from '../frame/account-frame.module.css';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../frame/use-faults.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { checkRegistration, type RegistrationFaults } from './check-registration.ts';

const fields = ['name', 'password', 'birthDate', 'terms', 'captcha'] as const;

/** The registration form. Faults stand at their fields, and nothing typed is lost by a refusal. */
export function RegisterPage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/app/register' });
  const register = useRegisterMember();
  const captcha = useCaptcha('register');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const inWords = (found: RegistrationFaults) =>
    Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = {
      name: textOf(typed, 'name').trim(),
      password: textOf(typed, 'password'),
      birthDate: textOf(typed, 'birthDate'),
      terms: typed.has('terms'),
    };
    const answer = captcha.answerOf(textOf(typed, 'captcha'));
    const found = {
      ...inWords(checkRegistration(draft)),
      ...(captcha.asked && !answer?.answer ? { captcha: t('captcha.missing') } : {}),
    };
    if (show(found)) return;
    register.mutate(
      { ...draft, captcha: answer },
      {
        onSuccess: () => void navigate({ href: search.return ?? '/app/home', replace: true }),
        onError: (fault) => {
          captcha.heard(fault);
          showRefusal(fault, { atField });
        },
      },
    );
  };

  return (
    <AccountFrame
      title={t('register.title')}
      lead={t('register.lead')}
      foot={
        <>
          {t('register.hasAccount')}
          <Link to="/app/login" search={search}>
            {t('register.toLogin')}
          </Link>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
        <Field label={t('register.name')} hint={t('register.nameHint')} error={faults.name} required>
          <Input name="name" autoComplete="username" maxLength={14} onChange={() => clear('name')} />
        </Field>
        <NewPasswordField
          name="password"
          label={t('register.password')}
          error={faults.password}
          onChange={() => clear('password')}
        />
        <Field
          label={t('register.birthDate')}
          hint={t('register.birthDateHint')}
          error={faults.birthDate}
          required
        >
          <Input name="birthDate" type="date" autoComplete="bday" onChange={() => clear('birthDate')} />
        </Field>
        <CaptchaField captcha={captcha} error={faults.captcha} onChange={() => clear('captcha')} />
        <div>
          <Checkbox
            name="terms"
            invalid={faults.terms !== undefined}
            aria-describedby={faults.terms === undefined ? undefined : 'terms-fault'}
            onChange={() => clear('terms')}
          >
            {t('register.terms')}
          </Checkbox>
          <p id="terms-fault" aria-live="polite" className={styles.fault}>
            {faults.terms}
          </p>
        </div>
        <Button
          type="submit"
          variant="action"
          size="l"
          wide
          loading={register.isPending}
          loadingText={t('register.sending')}
        >
          {t('register.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
