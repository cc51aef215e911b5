import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { ProofActs } from '../records/proof-acts.tsx';
import { isUnderRoot, ticketQuestion } from './ticket-proof.ts';

/** Where a ticket stands in the tree over its issue's tickets, computed again from its leaf in this browser. */
export function TicketTree({ ticket: { id, status } }: { ticket: LotteryTicket }) {
  const { t } = useTranslation('lottery');
  const labels = useCopyLabels();
  const query = useQuery({
    queryKey: ['getTicket', { id, status }],
    queryFn: ({ signal }) => api.getTicket({ id }, { signal }),
  });
  const question = useMemo(() => query.data && ticketQuestion(query.data), [query.data]);
  const isIn = useMemo(() => question && isUnderRoot(question), [question]);
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('tickets.treeFault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('tickets.treeLoading')}>
        <Skeleton height={160} />
      </Loading>
    );
  const { ticket, draw, leafText, path } = query.data;
  const row = (key: string, label: string, value: string) => ({ key, label, value, copy: value });
  if (!question || draw.ticketRoot === null || path === null)
    return (
      <>
        <Notice tone="info">{t('tickets.treeLater')}</Notice>
        <CopyRows labels={labels} rows={[row('billNo', t('tickets.billNo'), ticket.billNo)]} />
      </>
    );
  return (
    <>
      <Notice tone={isIn ? 'ok' : 'danger'}>
        {t(isIn ? 'tickets.underRoot' : 'tickets.notUnderRoot', { count: draw.tickets ?? 0 })}
      </Notice>
      <CopyRows
        labels={labels}
        rows={[
          row('billNo', t('tickets.billNo'), ticket.billNo),
          row('leaf', t('tickets.leaf'), leafText),
          ...path.map(({ side, hash }, level) =>
            row(`path${level}`, t(`tickets.path.${side}`, { level: level + 1 }), hash),
          ),
          row('root', t('draws.root'), draw.ticketRoot),
        ]}
      />
      <ProofActs question={question} />
    </>
  );
}
