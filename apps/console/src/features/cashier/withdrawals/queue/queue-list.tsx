import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Button, Card, Flex, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../../lib/components/fault-notice.tsx';
import { PickCard, PickNote } from '../../../../lib/components/pick-card.tsx';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';
import { Age } from '../case/age.tsx';
import { ClaimMark } from '../case/claim-mark.tsx';
import styles from './queue-list.module.css';
import { withdrawalTone, withdrawalLabel } from '../case/status.ts';
import type { useWithdrawalQueue, WithdrawalCaseLine } from '../use-withdrawals.ts';

interface QueueListProps {
  queue: ReturnType<typeof useWithdrawalQueue>;
  cases: readonly WithdrawalCaseLine[];
  chosen: string | undefined;
  /** Cases that still wait for an operator; new ones come by themselves. */
  isOpen: boolean;
  onChoose: (billNo: string) => void;
}

/** The left pane: one line a case, oldest first while open. */
export function QueueList({ queue, cases, chosen, isOpen, onChoose }: QueueListProps) {
  const { t } = useTranslation(['cashier', 'shell']);
  if (queue.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </Card>
    );
  }
  if (queue.error && cases.length === 0)
    return <FaultNotice fault={queue.error} onRetry={() => void queue.refetch()} />;
  if (cases.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t(isOpen ? 'queue.empty' : 'queue.emptyEnded')}
          text={t(isOpen ? 'queue.emptyHint' : 'queue.emptyEndedHint')}
        />
      </Card>
    );
  }
  return (
    <Flex vertical gap={8}>
      <ul className={styles['list']} aria-label={t('queue.label')}>
        {cases.map((line) => (
          <li key={line.record.billNo}>
            <CaseLine line={line} isChosen={line.record.billNo === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {queue.hasNextPage ? (
        <Button onClick={() => void queue.fetchNextPage()} loading={queue.isFetchingNextPage}>
          {t('list.more', { ns: 'shell' })}
        </Button>
      ) : null}
    </Flex>
  );
}

interface CaseLineProps {
  line: WithdrawalCaseLine;
  isChosen: boolean;
  onChoose: (billNo: string) => void;
}

function CaseLine({ line, isChosen, onChoose }: CaseLineProps) {
  const { t } = useTranslation('cashier');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { record, member, flags, firstApproval, claim } = line;
  return (
    <PickCard ref={button} isChosen={isChosen} onChoose={() => onChoose(record.billNo)}>
      <span className={styles['row']}>
        <span>{member.name}</span>
        <Amount amount={record.amount} currency={record.currency} strong />
      </span>
      <span className={styles['row']}>
        <PickNote>{record.billNo}</PickNote>
        <StatusTag tone={withdrawalTone(record.status)}>{withdrawalLabel(record.status)}</StatusTag>
      </span>
      <span className={styles['tags']}>
        {record.endedAt === null && (
          <Age since={record.createdAt} due={record.isReservation ? record.expectedConfirmAt : null} />
        )}
        {firstApproval && (
          <StatusTag tone="moving">{t('queue.firstApproved', { name: firstApproval.by.name })}</StatusTag>
        )}
        {flags.map((flag) => (
          <StatusTag key={flag} tone="flag">
            {t(`flag.${flag}`)}
          </StatusTag>
        ))}
        <ClaimMark claim={claim} />
      </span>
    </PickCard>
  );
}
