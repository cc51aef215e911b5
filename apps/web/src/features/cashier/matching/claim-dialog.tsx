import { appealPicturesMost, appealTextLimit } from '@fairway/contract/matching/appeals.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useClaim } from '../api/matching/use-claim.ts';
import { StatementFields } from './statement-fields.tsx';
import { useAppealDraft } from './use-appeal-draft.ts';
import styles from './matching.module.css';

const limits = { maxLength: appealTextLimit, pictures: appealPicturesMost };

/** A payer whose order was released shows that it was paid: at least one picture, and text where it helps. */
export function ClaimDialog(props: { billNo: string; open: boolean; onClose: () => void }) {
  const { billNo, open, onClose } = props;
  const { t } = useTranslation('matching');
  const { draftChanged, send } = useClaim(billNo);
  const draft = useAppealDraft(draftChanged);
  const evidence = draft.pictures.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const submit = () =>
    send.mutate(
      { text: draft.text.trim(), evidence },
      {
        onSuccess: () => {
          toast({ title: t('claim.sentToast'), tone: 'ok', duration: 3_000 });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      maskClosable={false}
      size="m"
      title={t('claim.title')}
      description={t('claim.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('claim.cancel')}
          </Button>
          <Button
            loading={send.isPending}
            disabledReason={evidence.length === 0 ? t('claim.needsPicture') : undefined}
            onClick={submit}
          >
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <StatementFields draft={draft} limits={limits} />
      </div>
    </Dialog>
  );
}
