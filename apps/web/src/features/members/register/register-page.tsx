import { ApiError } from '@fairway/api-client';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegisterMember } from '../api/use-register-member.ts';
import { checkRegistration, type RegistrationFaults } from './check-registration.ts';

/** The registration form. Drafts live here, faults stand at their fields, and nothing typed is lost by a refusal. */
export function RegisterPage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const register = useRegisterMember();
  const [faults, setFaults] = useState<RegistrationFaults>({});
  const refusal = register.error instanceof ApiError ? register.error : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = {
      name: text(form, 'name'),
      password: text(form, 'password'),
      birthDate: text(form, 'birthDate'),
      terms: form.has('terms'),
    };
    const found = checkRegistration(typed);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    register.mutate(typed, { onSuccess: () => void navigate({ to: '/' }) });
  };

  return (
    <Card pad="l">
      <h1>{t('register.title')}</h1>
      <p>{t('register.lead')}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('register.name')}
          hint={t('register.nameHint')}
          error={faults.name && t(faults.name)}
          required
        >
          <Input name="name" autoComplete="username" maxLength={14} />
        </Field>
        <Field
          label={t('register.password')}
          hint={t('register.passwordHint')}
          error={faults.password && t(faults.password)}
          required
        >
          <PasswordInput
            name="password"
            showLabel={t('register.showPassword')}
            hideLabel={t('register.hidePassword')}
            autoComplete="new-password"
            maxLength={20}
          />
        </Field>
        <Field
          label={t('register.birthDate')}
          hint={t('register.birthDateHint')}
          error={faults.birthDate && t(faults.birthDate)}
          required
        >
          <Input name="birthDate" type="date" />
        </Field>
        <label>
          <input type="checkbox" name="terms" /> {t('register.terms')}
        </label>
        {faults.terms && <p role="alert">{t(faults.terms)}</p>}
        {refusal && <p role="alert">{refusal.message}</p>}
        <Button type="submit" variant="action" wide loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </form>
    </Card>
  );
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
