import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePassSecondFactor } from '../api/use-second-factor.ts';
import styles from '../frame/account-frame.module.css';
import { showStepRefusal } from '../frame/show-step-refusal.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import own from './login-page.module.css';

export interface SecondFactorStepProps {
  ticket: string;
  onDone: () => void;
  /** The first step is over, or the member goes back to it. */
  onBack: () => void;
}

/** Second step of a login: the authenticator's code, or a recovery code in its place. */
export function SecondFactorStep({ ticket, onDone, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('members');
  const pass = usePassSecondFactor();
  const [lost, setLost] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The step takes the place of the form that had the focus.
  useEffect(() => box.current?.focus(), [lost]);
  const { faults, form, show, clear, atField } = useFaults(['secondFactor']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'secondFactor').trim();
    if (show(code.length < 6 ? { secondFactor: t('factor.codeMissing') } : {})) return;
    pass.mutate(
      { ticket, code },
      {
        onSuccess: onDone,
        onError: (fault) => showStepRefusal(fault, { over: 'loginStepOver', onOver: onBack, atField }),
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <Field
        label={t(lost ? 'factor.recoveryCode' : 'factor.code')}
        labelEnd={
          <button type="button" className={own.forgot} onClick={() => setLost(!lost)}>
            {t(lost ? 'factor.useApp' : 'factor.lost')}
          </button>
        }
        hint={t(lost ? 'factor.recoveryHint' : 'factor.codeHint')}
        error={faults.secondFactor}
        required
      >
        <Input
          key={String(lost)}
          name="secondFactor"
          ref={box}
          autoComplete="one-time-code"
          inputMode={lost ? 'text' : 'numeric'}
          maxLength={lost ? 16 : 6}
          spellCheck={false}
          onChange={() => clear('secondFactor')}
        />
      </Field>
      <Button
        type="submit"
        variant="action"
        size="l"
        wide
        loading={pass.isPending}
        loadingText={t('login.sending')}
      >
        {t('login.submit')}
      </Button>
      <Button type="button" variant="quiet" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  );
}
