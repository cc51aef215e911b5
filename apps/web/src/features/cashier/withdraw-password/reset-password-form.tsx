import { homeAreaCode } from '@fairway/contract/members/phones/areas.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useCodeSending } from '../../members/codes/use-code-sending.ts';
import {
  sendWithdrawPasswordCode,
  useResetWithdrawPassword,
} from '../api/payout-methods/use-reset-withdraw-password.ts';
import { useMemberForms } from '../identity/member-forms.ts';
import { useNewPassword } from './new-password-fields.tsx';
import { PasswordForm } from './password-form.tsx';
import { useBindFaults } from './use-bind-faults.ts';

const fields = ['code', 'captcha'] as const;

/** A forgotten withdraw password is reset by a code to the bound phone or mailbox. */
export function ResetPasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { Captcha, Code } = useMemberForms();
  const form = useRef<HTMLFormElement>(null);
  const fresh = useNewPassword();
  const reset = useResetWithdrawPassword();
  const { faults, setFaults, show } = useBindFaults(fields);
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState('');
  const sending = useCodeSending(async (_wish: undefined, captcha) => {
    const sent = await sendWithdrawPasswordCode(captcha);
    setSentTo(sent.sentTo);
    return sent;
  });
  const ready = sending.codeId !== '' && code !== '' && fresh.isValid;
  const ask = () => {
    const typed = form.current ? new FormData(form.current).get('captcha') : null;
    setFaults({});
    sending.ask(undefined, typeof typed === 'string' ? typed : '', { refused: show });
  };
  const submit = () => {
    reset.mutate(
      { codeId: sending.codeId, code, password: fresh.password },
      {
        onSuccess: () => {
          toast({ title: t('password.resetDone'), tone: 'ok' });
          onClose();
        },
        onError: (fault) => {
          setCode('');
          showRefusal(fault, {
            atField: (field, text) => {
              setFaults(field === 'code' ? { code: text } : {});
              return field === 'code';
            },
          });
        },
      },
    );
  };
  return (
    <PasswordForm form={form} fresh={fresh} ready={ready} sending={reset.isPending} onSubmit={submit}>
      <Captcha captcha={sending.captcha} error={faults.captcha} onChange={() => setFaults({})} />
      <Code
        value={code}
        onChange={(next) => {
          setFaults({});
          setCode(next);
        }}
        areaCode={homeAreaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={ask}
      />
      {sentTo !== '' && <output>{t('password.codeSentTo', { to: sentTo })}</output>}
    </PasswordForm>
  );
}
