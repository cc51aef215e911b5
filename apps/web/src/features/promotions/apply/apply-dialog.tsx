import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Reasons } from '../page/reasons.tsx';
import type { ApplyState } from './apply-state.ts';
import styles from './apply.module.css';

interface ApplyDialogProps {
  state: ApplyState;
  activity: Activity;
  /** What the offer gives, in words. */
  worth: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The windows of an application: 1 confirms, 2 refuses with the reasons, 3 says what came of it (specification section 4). */
export function ApplyDialog({ state, activity, worth, isBusy, onConfirm, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('promotions');
  const { modal, text, reasons } = state;
  const { title, terms, termsHash } = activity;
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    closeLabel: t('modal.close'),
  };
  const ok = (
    <Button wide onClick={onClose}>
      {t('modal.ok')}
    </Button>
  );
  if (modal === undefined) return null;
  if (modal === 2)
    return (
      <Dialog
        {...frame}
        title={t('modal.refused.title')}
        description={text ?? t('modal.refused.text')}
        actions={ok}
      >
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </Dialog>
    );
  if (modal === 3) {
    const isReviewed = 'reviewed' in terms && terms.reviewed;
    return (
      <Dialog
        {...frame}
        title={t('modal.done.title')}
        description={isReviewed ? t('modal.done.review') : t(doneText(terms), { amount: worth })}
        actions={ok}
      />
    );
  }
  return (
    <Dialog
      {...frame}
      title={t('modal.apply.title')}
      description={t('modal.apply.text', { title, amount: worth })}
      actions={
        <>
          <Button variant="quiet" wide onClick={onClose}>
            {t('modal.cancel')}
          </Button>
          <Button variant="gold" wide loading={isBusy} onClick={onConfirm}>
            {t(text === undefined ? 'modal.apply.act' : 'modal.apply.again')}
          </Button>
        </>
      }
    >
      {text !== undefined && (
        <Notice tone="danger" role="alert">
          {text}
        </Notice>
      )}
      <code className={styles.hash}>{termsHash}</code>
    </Dialog>
  );
}

/** What is said once it is given: money in the wallet or the bonus account, anything else by itself. */
function doneText(terms: Activity['terms']) {
  if ('gives' in terms && terms.gives) return 'modal.done.given' as const;
  return terms.release ? ('modal.done.held' as const) : ('modal.done.paid' as const);
}
