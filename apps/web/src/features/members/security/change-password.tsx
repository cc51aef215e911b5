import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useChangePassword } from '../api/use-change-password.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { isPasswordAllowed } from '../password/password-strength.ts';
import { useMemberName } from '../api/use-member-name.ts';
import { hasWeakPassword } from '../password/remembered-strength.ts';
import styles from './security-page.module.css';

const fields = ['oldPassword', 'newPassword'] as const;
const advice = ['adviceLong', 'adviceOwn', 'adviceManager'] as const;

/** Changes the login password. A refused try keeps what was typed; a change empties the form. */
export function ChangePassword() {
  const { t } = useTranslation('members');
  const change = useChangePassword();
  const name = useMemberName();
  const [round, setRound] = useState(0);
  const { faults, form, show, clear, atField } = useFaults(fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = { oldPassword: textOf(typed, 'oldPassword'), newPassword: textOf(typed, 'newPassword') };
    const found = {
      ...(draft.oldPassword ? {} : { oldPassword: t('security.oldMissing') }),
      ...(isPasswordAllowed(draft.newPassword) ? {} : { newPassword: t('password.wrong') }),
    };
    if (show(found)) return;
    change.mutate(draft, {
      onSuccess: () => {
        setRound((count) => count + 1);
        toast({ title: t('security.passwordChanged'), tone: 'ok', duration: 4_000 });
      },
      onError: (fault) => showRefusal(fault, { atField }),
    });
  };

  return (
    <Panel pad="l" title={t('security.changeTitle')} note={t('security.changeNote')}>
      {hasWeakPassword() && (
        <Notice tone="warning" className={styles.weak}>
          {t('security.weak')}
        </Notice>
      )}
      <div className={styles.change}>
        <form key={round} ref={form} onSubmit={submit} noValidate className={styles.form}>
          <input type="text" name="name" autoComplete="username" value={name} readOnly hidden />
          <Field label={t('security.oldPassword')} error={faults.oldPassword} required>
            <PasswordInput
              name="oldPassword"
              showLabel={t('password.show')}
              hideLabel={t('password.hide')}
              autoComplete="current-password"
              maxLength={32}
              onChange={() => clear('oldPassword')}
            />
          </Field>
          <NewPasswordField
            name="newPassword"
            label={t('security.newPassword')}
            error={faults.newPassword}
            onChange={() => clear('newPassword')}
          />
          <div>
            <Button
              type="submit"
              variant="action"
              loading={change.isPending}
              loadingText={t('security.changing')}
            >
              {t('security.change')}
            </Button>
          </div>
        </form>
        <aside className={styles.advice} aria-label={t('security.advice')}>
          <p className={styles.adviceTitle}>{t('security.advice')}</p>
          <ul>
            {advice.map((line) => (
              <li key={line}>
                <IconCheck size={14} />
                {t(`security.${line}`)}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Panel>
  );
}
