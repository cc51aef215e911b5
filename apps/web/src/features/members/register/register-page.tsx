import { homeCountry } from '@fairway/contract/members/phones/areas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCaptcha } from '../api/use-captcha.ts';
import { useRegisterMember } from '../api/use-register-member.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import styles from '../frame/account-frame.module.css';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { cameFrom } from './came-from.ts';
import { CountryField } from './country-field.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { TermsField } from './terms-field.tsx';
import { useRegisterPhone } from './use-register-phone.ts';
import { checkRegistration, type RegistrationFaults } from './check-registration.ts';

const fields = ['name', 'password', 'birthDate', 'inviteCode', 'terms', 'phone', 'code', 'captcha'] as const;

/** The registration form. Faults are shown at their fields, and nothing typed is lost by a refusal. */
export function RegisterPage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/app/register' });
  const register = useRegisterMember();
  const captcha = useCaptcha('register');
  const phone = useRegisterPhone();
  const [sent] = useState(cameFrom);
  const [country, setCountry] = useState(homeCountry);
  const { faults, form, show, clear, atField } = useFaults(fields);
  const inYears = (found: RegistrationFaults) =>
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
      ...inYears(checkRegistration(draft)),
      ...phone.faults(),
      ...(captcha.asked && !answer?.answer ? { captcha: t('captcha.missing') } : {}),
    };
    if (show(found)) return;
    register.mutate(
      {
        name: draft.name,
        password: draft.password,
        birthDate: draft.birthDate,
        country,
        ...sent,
        inviteCode: textOf(typed, 'inviteCode').trim(),
        phoneCode: phone.proof(),
        captcha: answer,
      },
      {
        onSuccess: () => void navigate({ href: search.return ?? '/app/home', replace: true }),
        onError: (fault) => {
          captcha.heard(fault);
          showRefusal(fault, { atField });
        },
      },
    );
  };

  const ask = () => {
    if (show(phone.checkNumber())) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    phone.sending.ask(phone.phone, typed, { refused: (fault) => showRefusal(fault, { atField }) });
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
        <BirthDateField fault={faults.birthDate} onChange={() => clear('birthDate')} />
        <CountryField value={country} onChange={setCountry} />
        {phone.asked && <PhoneProof proof={phone} faults={faults} clear={clear} onAsk={ask} />}
        <Field label={t('register.inviteCode')} error={faults.inviteCode}>
          <Input
            name="inviteCode"
            autoComplete="off"
            maxLength={32}
            defaultValue={sent.inviteCode}
            onChange={() => clear('inviteCode')}
          />
        </Field>
        <CaptchaField captcha={captcha} error={faults.captcha} onChange={() => clear('captcha')} />
        <TermsField fault={faults.terms} onChange={() => clear('terms')} />
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
