import type { StatementLine } from '@fairway/contract/wallet/schemas.ts';
import type { Currency } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { useStatement } from '../api/use-statement.ts';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { reasonKey } from '../../../lib/explain/reason-key.ts';
import { referenceLabel } from '../reference-label.ts';
import styles from './records.module.css';

export interface RecordsTableProps {
  /** Whose movements these are. */
  name: string;
  currency: Currency;
  statement: ReturnType<typeof useStatement>;
  /** Where the pages behind this one began, the present one last. */
  cursors: readonly string[];
  onCursors: (cursors: readonly string[]) => void;
  /** Absent when nothing is left out: then an empty list means that nothing has happened yet. */
  onReset: (() => void) | undefined;
}

/** The movements with the balance after each, and a link to older ones. */
export function RecordsTable({ name, currency, statement, cursors, onCursors, onReset }: RecordsTableProps) {
  const { t } = useTranslation('wallet');
  const { data, isPending, isPlaceholderData } = statement;
  if (data?.lines.length === 0 && cursors.length === 0)
    return (
      <EmptyState
        title={onReset ? t('records.empty') : t('records.none')}
        text={onReset ? t('records.emptyText') : t('records.noneText')}
        action={
          onReset ? (
            <Button variant="quiet" onClick={onReset}>
              {t('records.reset')}
            </Button>
          ) : (
            <Link to="/app/myCenter/deposit" className={buttonClass({ variant: 'action' })}>
              {t('records.toDeposit')}
            </Link>
          )
        }
      />
    );
  const columns: readonly Column<StatementLine>[] = [
    {
      key: 'time',
      head: t('records.time'),
      cell: ({ at }) => <time dateTime={at}>{formatTime(at, 'exact')}</time>,
      width: 176,
    },
    { key: 'what', head: t('records.what'), cell: ({ reason }) => t(`reasons.${reasonKey(reason)}`) },
    {
      key: 'reference',
      head: t('records.reference'),
      cell: ({ reference }) => <span className={styles.quiet}>{referenceLabel(reference)}</span>,
    },
    {
      key: 'amount',
      head: t('records.amount'),
      align: 'end',
      cell: ({ amount, reference, reason }) => {
        const shown = exactAmount(amount, currency, { sign: 'always' });
        return (
          <ExplainedAmount name={t(`reasons.${reasonKey(reason)}`)} amount={shown} reference={reference} />
        );
      },
    },
    {
      key: 'after',
      head: t('records.after'),
      align: 'end',
      cell: ({ balanceAfter }) => exactAmount(balanceAfter, currency),
    },
  ];
  const next = data?.next ?? null;
  return (
    <>
      <Table
        caption={t('records.caption', { name })}
        columns={columns}
        rows={data?.lines ?? []}
        rowKey={({ id, balanceAfter }) => `${id} ${balanceAfter}`}
        loadingRows={isPending ? 8 : 0}
        waiting={isPlaceholderData}
      />
      {(cursors.length > 0 || next !== null) && (
        <div className={styles.pager}>
          <KeysetPager
            labels={{ nav: t('records.pager'), newer: t('records.newer'), older: t('records.older') }}
            waiting={isPlaceholderData}
            onNewer={cursors.length === 0 ? undefined : () => onCursors(cursors.slice(0, -1))}
            onOlder={next === null ? undefined : () => onCursors([...cursors, next])}
          />
        </div>
      )}
    </>
  );
}
