import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useMessages } from '../api/use-messages.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';

/** One category's messages, newest first, 20 a page; one of them open at a time. */
export function MessageList({ category, name }: { category: MessageCategory; name: string }) {
  const { t } = useTranslation('messages');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const page = useMessages(category, cursors.at(-1));
  const turn = (next: readonly string[]) => {
    setOpen(undefined);
    setCursors(next);
  };

  if (page.isPending)
    return (
      <Loading label={t('loading')} className={styles.bones}>
        {[1, 2, 3, 4].map((bone) => (
          <Skeleton key={bone} height={44} radius="var(--r-md)" />
        ))}
      </Loading>
    );
  if (page.isError && !page.data)
    return <FaultPanel plain title={t('fault')} fault={page.error} retry={page} />;
  const { messages, next } = page.data;
  if (messages.length === 0 && cursors.length === 0)
    return <EmptyState title={t('empty', { name })} text={t(`emptyText.${category}`)} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={name}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === open}
            onToggle={() => setOpen(message.id === open ? undefined : message.id)}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      {messages.length === 0 && <EmptyState title={t('pageEmpty')} text={t('pageEmptyText')} />}
      {(cursors.length > 0 || next !== null) && (
        <KeysetPager
          labels={{ nav: t('pager'), newer: t('newer'), older: t('older') }}
          waiting={page.isPlaceholderData}
          onNewer={cursors.length === 0 ? undefined : () => turn(cursors.slice(0, -1))}
          onOlder={next === null ? undefined : () => turn([...cursors, next])}
        />
      )}
    </>
  );
}
