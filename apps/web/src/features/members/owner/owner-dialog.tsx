import type { OwnerProof } from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { OwnerProofFields } from './owner-proof-fields.tsx';
import { ownerFields, useOwnerProof } from './use-owner-proof.ts';
import styles from './owner-proof-fields.module.css';

export interface OwnerDialogProps {
  texts: { readonly title: string; readonly text: string; readonly submit: string; readonly close: string };
  /** Sends the proof; a refusal is shown at its field. */
  send: (proof: OwnerProof) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks who is there, for something that goes on only with a proof of the owner. */
export function OwnerDialog({ texts, send, onDone, onClose }: OwnerDialogProps) {
  const owner = useOwnerProof({ byCode: true });
  const { faults, form, show, clear, atField } = useFaults(ownerFields);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (fault) => showRefusal(fault, { atField }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      size="s"
    >
      <form
        ref={form}
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!show(owner.missing())) sending.mutate(owner.proof());
        }}
      >
        <p>{texts.text}</p>
        <OwnerProofFields owner={owner} faults={faults} clear={clear} atField={atField} />
        <Button type="submit" variant="gold" loading={sending.isPending}>
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
