import { nicknameLength, readNickname } from '@fairway/contract/members/profile/details.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useChangeProfile } from '../api/use-profile.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import styles from './profile-page.module.css';

const fields = ['nickName'] as const;

/** The name that others read. */
export function NicknameForm({ nickName }: { nickName: string }) {
  const { t } = useTranslation('profile');
  const set = useChangeProfile((next: string) => api.setNickname({ nickName: next }));
  const { faults, form, show, clear, atField } = useFaults(fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = textOf(new FormData(event.currentTarget), 'nickName').trim();
    if (show(readNickname(next) ? {} : { nickName: t('nickname.wrong', nicknameLength) })) return;
    set.mutate(next, {
      onSuccess: () => toast({ title: t('nickname.changed'), tone: 'ok', duration: 3_000 }),
      onError: (fault) => showRefusal(fault, { atField }),
    });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.nickname}>
      <Field label={t('nickname.label')} hint={t('nickname.hint', nicknameLength)} error={faults.nickName}>
        <Input name="nickName" defaultValue={nickName} maxLength={24} onChange={() => clear('nickName')} />
      </Field>
      <Button type="submit" variant="quiet" loading={set.isPending}>
        {t('nickname.save')}
      </Button>
    </form>
  );
}
