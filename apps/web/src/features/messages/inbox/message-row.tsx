import type { Message } from '@fairway/contract/messages/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { IconTrash } from '@fairway/ui/icons/action.tsx';
import { IconChevronDown, IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { Time } from '../../../lib/time.tsx';
import { useDeleteMessage, useReadMessage } from '../api/use-messages.ts';
import styles from './messages.module.css';

export interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
  onDeleted: () => void;
}

/** One line of the inbox; pressed, it shows the whole message and counts as read. */
export function MessageRow({ message, isOpen, onToggle, onDeleted }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const id = useId();
  const read = useReadMessage();
  const remove = useDeleteMessage();
  const { title, text, at, to } = message;
  const toggle = () => {
    if (!isOpen && !message.read) read.mutate(message.id, { onError: (fault) => showRefusal(fault) });
    onToggle();
  };
  return (
    <li className={clsx(styles.row, !message.read && styles.unread)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className={styles.mark} aria-hidden />
        <span className={styles.label}>
          {!message.read && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
          <b>{title}</b>
          {!isOpen && <span className={styles.preview}>{text}</span>}
        </span>
        <Time at={at} className={styles.time} />
        <IconChevronDown size={16} className={clsx(styles.arrow, isOpen && styles.turned)} />
      </button>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <p className={styles.text}>{text}</p>
          <div className={styles.acts}>
            {to !== null && (
              <Link to={to} className={buttonClass({ variant: 'action', size: 's' })}>
                {t('look')}
                <IconChevronRight size={16} />
              </Link>
            )}
            <Button
              variant="quiet"
              size="s"
              icon={<IconTrash size={16} />}
              loading={remove.isPending}
              aria-label={t('deleteOf', { title })}
              onClick={() =>
                remove.mutate(message.id, { onSuccess: onDeleted, onError: (fault) => showRefusal(fault) })
              }
            >
              {t('delete')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
