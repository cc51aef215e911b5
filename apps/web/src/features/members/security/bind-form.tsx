import { Button } from '@fairway/ui/components/button/button.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useBindContact } from '../api/use-bind-contact.ts';
import { ContactProofFields } from '../codes/contact-proof-fields.tsx';
import { useContactProof } from '../codes/use-contact-proof.ts';
import { OwnerProofFields } from '../owner/owner-proof-fields.tsx';
import { useOwnerProof } from '../owner/use-owner-proof.ts';
import styles from './contacts-panel.module.css';

export interface BindFormProps {
  channel: 'sms' | 'email';
  onClose: () => void;
}

/** The owner is proven, then phone or mailbox by a code to it: what is bound can reset passwords. */
export function BindForm({ channel, onClose }: BindFormProps) {
  const { t } = useTranslation('members');
  const owner = useOwnerProof();
  const { form, proof } = useContactProof({
    channel,
    send: ({ to, proof: asked }, captcha) =>
      api.sendBindCode({ to, ...captcha, ...(asked ? { proof: asked } : {}) }),
    owner,
  });
  const bind = useBindContact(channel);
  const sms = channel === 'sms';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proof.isWhole()) return;
    bind.mutate(
      { codeId: proof.sending.codeId, code: proof.code },
      {
        onSuccess: () => {
          toast({ title: t(sms ? 'contacts.phoneBound' : 'contacts.emailBound'), tone: 'ok' });
          onClose();
        },
        onError: (fault) => showRefusal(fault, { atField: proof.atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <OwnerProofFields owner={owner} faults={proof.faults} clear={proof.clear} atField={proof.atField} />
      <ContactProofFields proof={proof} />
      <div className={styles.buttons}>
        <Button type="submit" variant="action" loading={bind.isPending} loadingText={t('contacts.binding')}>
          {t(sms ? 'contacts.bindPhone' : 'contacts.bindEmail')}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  );
}
