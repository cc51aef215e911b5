import { readRealName } from '@fairway/contract/members/names.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useRequestMemberChange, useSetRealName } from '../api/use-identity.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { OwnerProofFields } from '../owner/owner-proof-fields.tsx';
import { ownerFields, useOwnerProof } from '../owner/use-owner-proof.ts';
import styles from '../security/contacts-panel.module.css';

const fields = ['realName', ...ownerFields] as const;

export interface RealNameFormProps {
  /** Set for the first time, or asked to be another one. */
  first: boolean;
  onClose: () => void;
}

/** The real name: set once, afterwards changed by review. */
export function RealNameForm({ first, onClose }: RealNameFormProps) {
  const { t } = useTranslation('members');
  const set = useSetRealName();
  const change = useRequestMemberChange();
  const owner = useOwnerProof({ byCode: true });
  const { faults, form, show, clear, atField } = useFaults(fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const realName = textOf(new FormData(event.currentTarget), 'realName').trim();
    const wrong = t(realName ? 'identity.nameWrong' : 'identity.nameMissing');
    const found = readRealName(realName) ? {} : { realName: wrong };
    if (show({ ...found, ...(first ? {} : owner.missing()) })) return;
    const then = {
      onSuccess: () => {
        toast({ title: t(first ? 'identity.nameSet' : 'identity.asked'), tone: 'ok' as const });
        onClose();
      },
      onError: (fault: unknown) => showRefusal(fault, { atField }),
    };
    if (first) set.mutate(realName, then);
    else change.mutate({ field: 'realName', realName, proof: owner.proof() }, then);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <Field
        label={t(first ? 'identity.realName' : 'identity.newName')}
        hint={t(first ? 'identity.nameHint' : 'identity.reviewHint')}
        error={faults.realName}
        required
      >
        <Input name="realName" autoComplete="name" maxLength={40} onChange={() => clear('realName')} />
      </Field>
      {!first && <OwnerProofFields owner={owner} faults={faults} clear={clear} atField={atField} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="action"
          loading={set.isPending || change.isPending}
          loadingText={t('identity.sending')}
        >
          {t(first ? 'identity.set' : 'identity.ask')}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  );
}
