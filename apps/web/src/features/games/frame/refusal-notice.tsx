import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaidRefusal } from '../../../lib/refusals.ts';
import styles from './refusal-notice.module.css';

export interface RefusalNoticeProps {
  refusal: SaidRefusal | undefined;
  onClose: () => void;
  /** The button that was pressed. */
  children: ReactNode;
}

/** Why a press was refused, over the panel just above its button: a toast would lie over the board, a line of its own would stretch it. */
export function RefusalNotice({ refusal, onClose, children }: RefusalNoticeProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.place}>
      {refusal && (
        <Notice
          tone="danger"
          role="alert"
          className={styles.notice}
          end={
            <IconButton label={t('play.closeRefusal')} size="s" onClick={onClose}>
              <IconClose size={14} />
            </IconButton>
          }
        >
          {refusal.title}
          {refusal.description !== undefined && <small> {refusal.description}</small>}
        </Notice>
      )}
      {children}
    </div>
  );
}
