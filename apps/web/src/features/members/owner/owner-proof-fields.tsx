import { homeAreaCode } from '@fairway/contract/members/phones/areas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Faults } from '../../../lib/forms/use-faults.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import type { OwnerField, OwnerProofState } from './use-owner-proof.ts';
import styles from './owner-proof-fields.module.css';

export interface OwnerProofFieldsProps {
  owner: OwnerProofState;
  faults: Faults<OwnerField>;
  clear: (field: OwnerField) => void;
  atField: (field: string, text: string) => boolean;
}

/** Asks who is there before something that pays money out: the authenticator, the login password, or a code to what is bound. */
export function OwnerProofFields(props: OwnerProofFieldsProps) {
  const { t } = useTranslation('members');
  const { owner } = props;
  if (owner.kind === undefined) return null;
  if (owner.kind === 'secondFactor') return <FactorField {...props} />;
  const byCode = owner.kind === 'code';
  return (
    <>
      {byCode ? <ByCode {...props} /> : <ByPassword {...props} />}
      {owner.canCode && (
        <Button
          type="button"
          variant="text"
          size="s"
          onClick={() => owner.choose(byCode ? 'password' : 'code')}
        >
          {t(byCode ? 'owner.byPassword' : 'owner.byCode')}
        </Button>
      )}
    </>
  );
}

function FactorField({ owner, faults, clear }: OwnerProofFieldsProps) {
  const { t } = useTranslation('members');
  return (
    <Field label={t('factor.code')} hint={t('owner.factorHint')} error={faults.secondFactor} required>
      <Input
        name="secondFactor"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={owner.typed.secondFactor}
        onChange={(event) => {
          clear('secondFactor');
          owner.type({ secondFactor: event.target.value });
        }}
      />
    </Field>
  );
}

function ByPassword({ owner, faults, clear }: OwnerProofFieldsProps) {
  const { t } = useTranslation('members');
  return (
    <Field label={t('factor.password')} hint={t('owner.passwordHint')} error={faults.password} required>
      <PasswordInput
        name="password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        maxLength={32}
        value={owner.typed.password}
        onChange={(event) => {
          clear('password');
          owner.type({ password: event.target.value });
        }}
      />
    </Field>
  );
}

function ByCode({ owner, faults, clear, atField }: OwnerProofFieldsProps) {
  const { t } = useTranslation('members');
  const { sending, sentTo } = owner;
  const box = useRef<HTMLDivElement>(null);
  const ask = () => {
    const captcha = box.current?.querySelector<HTMLInputElement>('input[name="captcha"]')?.value ?? '';
    clear('code');
    sending.ask(undefined, captcha, { refused: (fault) => showRefusal(fault, { atField }) });
  };
  return (
    <div ref={box} className={styles.fields}>
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={owner.typed.code}
        onChange={(code) => {
          clear('code');
          owner.type({ code });
        }}
        areaCode={homeAreaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={ask}
      />
      {sentTo !== '' && <output>{t('owner.codeSentTo', { to: sentTo })}</output>}
    </div>
  );
}
