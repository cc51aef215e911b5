import type { PartSide } from '@fairway/contract/matching/parts.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Radio } from '@fairway/ui/components/choice/radio.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useAppeal, useAppealConfig, type AppealAct } from '../api/matching/use-appeal.ts';
import { StatementFields } from './statement-fields.tsx';
import { useAppealDraft } from './use-appeal-draft.ts';
import styles from './matching.module.css';

export interface AppealDialogProps {
  side: PartSide;
  /** The payer's bill number, or the recipient's part number. */
  number: string;
  act: AppealAct;
  open: boolean;
  onClose: () => void;
}

/** An appeal, or a statement to the open one: a reason of the own side, text, pictures. What was typed is not lost to a press beside it. */
export function AppealDialog({ side, number, act, open, onClose }: AppealDialogProps) {
  const { t } = useTranslation('matching');
  const config = useAppealConfig(open);
  const { draftChanged, send } = useAppeal({ side, number, act });
  const draft = useAppealDraft(draftChanged);
  const { reason } = draft;
  const submit = () => {
    if (reason === undefined) return;
    const evidence = draft.pictures.flatMap(({ name }) => (name === undefined ? [] : [name]));
    send.mutate(
      { reason, text: draft.text.trim(), evidence },
      {
        onSuccess: () => {
          toast({ title: t(`${act}.sentToast`), tone: 'ok', duration: 3_000 });
          onClose();
        },
      },
    );
  };
  const reasons = config.data?.reasons.filter((one) => one.side === side) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      maskClosable={false}
      size="m"
      title={t(`${act}.title`)}
      description={config.data && t(`${act}.text`, { hours: config.data.hours })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(`${act}.cancel`)}
          </Button>
          <Button
            loading={send.isPending}
            disabledReason={reason === undefined ? t(`${act}.reason`) : undefined}
            onClick={submit}
          >
            {t(`${act}.send`)}
          </Button>
        </>
      }
    >
      {config.isPending && open && (
        <Loading label={t(`${act}.title`)}>
          <Skeleton height={240} radius="var(--r-md)" />
        </Loading>
      )}
      {config.error && !config.data && (
        <FaultPanel title={t('appeal.fault')} fault={config.error} retry={config} />
      )}
      {config.data && (
        <div className={styles.form}>
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>{t(`${act}.reason`)}</legend>
            {reasons.map(({ code, label: text }) => (
              <Radio
                key={code}
                name={`appeal-${number}`}
                checked={reason === code}
                onChange={() => draft.setReason(code)}
              >
                {text}
              </Radio>
            ))}
          </fieldset>
          <StatementFields draft={draft} limits={config.data} />
        </div>
      )}
    </Dialog>
  );
}
