import { Button } from '@fairway/ui/components/button/button.tsx';
import type { CaptchaKindName } from '@fairway/contract/risk/captcha-kinds.ts';
import type { FormEvent } from 'react';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCaptcha } from '../api/use-captcha.ts';
import { usePassRobotCheck } from '../api/use-pass-robot-check.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './robot-check-form.module.css';

export interface RobotCheckFormProps {
  /** Which check comes first; the other one is a press away. */
  kind: CaptchaKindName;
  labels: { submit: string; sending: string; missing: string };
  onPassed: () => void;
}

/** One captcha and a button: the whole of the check page. */
export function RobotCheckForm({ kind, labels, onPassed }: RobotCheckFormProps) {
  const captcha = useCaptcha('robot', kind);
  const pass = usePassRobotCheck();
  const { faults, form, show, clear, atField } = useFaults(['captcha']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = captcha.answerOf(textOf(new FormData(event.currentTarget), 'captcha'));
    if (show(answer?.answer ? {} : { captcha: labels.missing }) || !answer) return;
    pass.mutate(
      { captcha: answer },
      {
        onSuccess: onPassed,
        onError: (fault) => {
          captcha.heard(fault);
          showRefusal(fault, { atField });
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <CaptchaField captcha={captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <Button type="submit" size="l" wide loading={pass.isPending} loadingText={labels.sending}>
        {labels.submit}
      </Button>
    </form>
  );
}
