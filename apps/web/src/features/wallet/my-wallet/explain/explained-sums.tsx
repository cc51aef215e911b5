import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { useDictionary } from '../../../../lib/use-dictionary.ts';
import { exactAmount } from '../../../../lib/format-amount.ts';
import { reasonKey } from '../../../../lib/explain/reason-key.ts';
import styles from './explain-dialog.module.css';

type Explanation = OutputOf<(typeof walletSchemas)['explainBalance']>;

/** The sums by kind with the balance they come to, then the newest movements. */
export function ExplainedSums({ answer, name }: { answer: Explanation; name: string }) {
  const { t } = useTranslation('wallet');
  const kindLabels = useDictionary('recordKind', lineKinds);
  const { currency, sums, lines, balance, count } = answer;
  if (count === 0) return <EmptyState title={t('explain.empty')} text={t('explain.emptyText')} />;
  return (
    <>
      <Table
        caption={t('explain.title', { name })}
        columns={[
          { key: 'kind', head: t('explain.kind'), cell: ({ kind }) => kindLabels.label(kind) },
          { key: 'count', head: t('explain.count'), align: 'end', cell: ({ count: of }) => of },
          {
            key: 'amount',
            head: t('explain.amount'),
            align: 'end',
            cell: ({ amount }) => exactAmount(amount, currency, { sign: 'always' }),
          },
        ]}
        rows={sums}
        rowKey={({ kind }) => kind}
        foot={{
          kind: t('explain.sum'),
          count,
          amount: <span className={styles.sum}>{exactAmount(balance, currency)}</span>,
        }}
      />
      <h3 className={styles.head}>{t('explain.newest')}</h3>
      <ul>
        {lines.slice(0, 6).map((line) => (
          <li key={`${line.id} ${line.balanceAfter}`} className={styles.line}>
            <time dateTime={line.at} className={styles.time}>
              {formatTime(line.at)}
            </time>
            <span>{t(`reasons.${reasonKey(line.reason)}`)}</span>
            <span>{exactAmount(line.amount, currency, { sign: 'always' })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
