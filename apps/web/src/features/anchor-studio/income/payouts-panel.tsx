import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import type { GiftPayout } from '../api/shapes.ts';
import styles from '../studio.module.css';

const tones = { waiting: 'warning', paid: 'ok', kept: 'plain' } as const;

/** What was paid into the anchor's wallet, week by week, and what still waits for a decision. */
export function PayoutsPanel({ payouts }: { payouts: readonly GiftPayout[] | undefined }) {
  const { t } = useTranslation('anchorStudio');
  const columns = usePayoutColumns();
  return (
    <Panel title={t('income.payouts.title')} pad="l">
      {payouts === undefined ? (
        <Skeleton height={120} />
      ) : payouts.length === 0 ? (
        <p className={styles.quiet}>{t('income.payouts.none')}</p>
      ) : (
        <Table
          caption={t('income.payouts.title')}
          rows={payouts}
          rowKey={({ payoutNo }) => payoutNo}
          columns={columns}
        />
      )}
    </Panel>
  );
}

function usePayoutColumns(): Column<GiftPayout>[] {
  const { t } = useTranslation('anchorStudio');
  return [
    { key: 'week', head: t('income.payouts.week'), cell: ({ week }) => week },
    {
      key: 'worth',
      head: t('income.payouts.worth'),
      align: 'end',
      cell: ({ worth }) => displayAmount(worth, 'CNY'),
    },
    {
      key: 'state',
      head: t('income.payouts.state'),
      align: 'end',
      cell: ({ status, deadline }) => (
        <Tag
          tone={tones[status]}
          title={
            deadline === null ? undefined : t('income.payouts.until', { time: formatTime(deadline, 'exact') })
          }
        >
          {t(`income.payouts.is.${status}`)}
        </Tag>
      ),
    },
  ];
}
