import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useStatement } from '../api/use-statement.ts';
import { unitOf } from './estimate.ts';
import styles from './exchange.module.css';
import { pairExchanges } from './pair-exchanges.ts';

const shown = 6;

/** The newest exchanges: what was given, what came of it, and the rate that this makes. */
export function RecentExchanges() {
  const { t } = useTranslation('finance');
  const yuan = useStatement({ part: 'center', currency: 'CNY', kind: 'exchange' });
  const usdt = useStatement({ part: 'center', currency: 'USDT', kind: 'exchange' });
  const rows = pairExchanges(yuan.data?.lines ?? [], usdt.data?.lines ?? []).slice(0, shown);
  const fault = yuan.error ?? usdt.error;
  const isPending = yuan.isPending || usdt.isPending;
  return (
    <Panel
      title={t('exchange.recent')}
      end={
        <Link
          to="/app/myCenter/records"
          search={{ kind: 'exchange' }}
          className={buttonClass({ variant: 'text', size: 's' })}
        >
          {t('exchange.all')}
        </Link>
      }
    >
      {fault && rows.length === 0 ? (
        <FaultPanel
          plain
          title={t('exchange.recentFault')}
          fault={fault}
          retry={{
            refetch: () => Promise.all([yuan.refetch(), usdt.refetch()]),
            isFetching: yuan.isFetching || usdt.isFetching,
          }}
        />
      ) : !isPending && rows.length === 0 ? (
        <EmptyState title={t('exchange.none')} text={t('exchange.noneText')} />
      ) : (
        <Table
          caption={t('exchange.recent')}
          rows={rows}
          rowKey={({ reference }) => reference}
          loadingRows={isPending ? 3 : 0}
          columns={[
            {
              key: 'at',
              head: t('exchange.at'),
              cell: ({ at }) => <span className={styles.quiet}>{formatTime(at)}</span>,
              width: 120,
            },
            {
              key: 'direction',
              head: t('exchange.method'),
              cell: ({ from }) => t(`exchange.methods.${from}`),
            },
            {
              key: 'gives',
              head: t('exchange.givesFact'),
              align: 'end',
              cell: ({ gives, from }) => `${exactAmount(gives, from)} ${unitOf(from)}`,
            },
            {
              key: 'gets',
              head: t('exchange.getsFact'),
              align: 'end',
              cell: ({ gets, to }) => `${exactAmount(gets, to)} ${unitOf(to)}`,
            },
          ]}
        />
      )}
    </Panel>
  );
}
