import { walletParts } from '@fairway/contract/wallet/lines.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { exactAmount } from '../format-amount.ts';
import { formatTime } from '../format-time.ts';
import { useDictionary } from '../use-dictionary.ts';
import { refusalText } from '../refusals.ts';
import type { ExplainedAmountProps } from './explained-amount.tsx';
import styles from './explained-amount.module.css';
import { reasonKey } from './reason-key.ts';

/** Where an amount comes from: its formula, and every line that its order wrote into the member's own accounts. */
export function ReferenceDialog({
  name,
  amount,
  reference,
  since,
  formula,
  onClose,
}: ExplainedAmountProps & { onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const parts = useDictionary('walletPart', walletParts);
  const input = { reference, ...(since === undefined ? {} : { since }) };
  const answer = useQuery({
    queryKey: ['explainReference', input],
    queryFn: ({ signal }) => api.explainReference(input, { signal }),
    staleTime: 0,
  });
  const totals = answer.data?.totals ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reference.title', { what: `${name} ${amount}` })}
      description={t('reference.description', { reference })}
      closeLabel={t('reference.close')}
      size="l"
    >
      <div className={styles.body} aria-busy={answer.isPending}>
        {formula && (
          <p className={styles.formula}>
            <span>{t('reference.formula')}</span>
            <code>{formula}</code>
          </p>
        )}
        {answer.isPending && <p className={styles.empty}>{t('reference.loading')}</p>}
        {answer.isError && (
          <p role="alert">
            {t('reference.fault')}：{refusalText(answer.error)}
          </p>
        )}
        {answer.data?.lines.length === 0 && (
          <EmptyState title={t('reference.empty')} text={t('reference.emptyText')} />
        )}
        {answer.data && answer.data.lines.length > 0 && (
          <Table
            caption={t('reference.description', { reference })}
            columns={[
              { key: 'time', head: t('reference.time'), cell: ({ at }) => formatTime(at) },
              {
                key: 'what',
                head: t('reference.what'),
                cell: ({ reason }) => t(`reasons.${reasonKey(reason)}`),
              },
              { key: 'part', head: t('reference.part'), cell: ({ part }) => parts.label(part) },
              {
                key: 'amount',
                head: t('reference.amount'),
                align: 'end',
                cell: (line) => exactAmount(line.amount, line.currency, { sign: 'always' }),
              },
            ]}
            rows={answer.data.lines}
            rowKey={({ id, part, channelCode }) => `${id} ${part} ${channelCode}`}
            foot={{
              time: t('reference.total'),
              amount: (
                <span className={styles.total}>
                  {totals
                    .map((total) => exactAmount(total.amount, total.currency, { sign: 'always' }))
                    .join(' · ')}
                </span>
              ),
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
