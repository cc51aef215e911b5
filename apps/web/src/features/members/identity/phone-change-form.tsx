import { Button } from '@fairway/ui/components/button/button.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useRequestMemberChange } from '../api/use-identity.ts';
import { ContactProofFields } from '../codes/contact-proof-fields.tsx';
import { useContactProof } from '../codes/use-contact-proof.ts';
import { OwnerProofFields } from '../owner/owner-proof-fields.tsx';
import { useOwnerProof } from '../owner/use-owner-proof.ts';
import styles from '../security/contacts-panel.module.css';

/** Asks for another phone, of a proven owner: it is proven by a code now and takes the old one's place once an operator has approved it. */
export function PhoneChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('members');
  const owner = useOwnerProof();
  const { form, proof } = useContactProof({
    channel: 'sms',
    send: ({ phone, proof: asked }, captcha) =>
      api.sendPhoneChangeCode({ ...phone, ...captcha, ...(asked ? { proof: asked } : {}) }),
    owner,
  });
  const change = useRequestMemberChange();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proof.isWhole()) return;
    change.mutate(
      { field: 'phone', codeId: proof.sending.codeId, code: proof.code },
      {
        onSuccess: () => {
          toast({ title: t('identity.asked'), tone: 'ok' });
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
        <Button type="submit" variant="action" loading={change.isPending} loadingText={t('identity.sending')}>
          {t('identity.ask')}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  );
}
