import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { IncomeDay, OwnAnchor } from '../api/shapes.ts';
import { useIncome } from '../api/use-income.ts';
import { monthsUpTo } from '../schedule/start-time.ts';
import { ClosedMonths } from './closed-months.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import styles from '../studio.module.css';

const coins = (count: number): string => count.toLocaleString('en');

/** What gifts brought: the days of a month, what was paid, and the closed months. */
export function IncomePanel({ anchor }: { anchor: OwnAnchor }) {
  const { t } = useTranslation('anchorStudio');
  const present = formatTime(new Date(useNow(60_000)).toISOString(), 'day').slice(0, 7);
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? present;
  const income = useIncome(month);
  const share = anchor.contracts.find(({ status }) => status === 'inForce')?.sharePercent;
  const days = income.data?.days ?? [];
  const columns = useDayColumns();
  return (
    <div className={styles.columns}>
      <Panel
        title={t('income.days')}
        pad="l"
        end={
          <Select
            size="s"
            label={t('income.month')}
            value={month}
            onChange={setChosen}
            options={monthsUpTo(present, 12).map((value) => ({ value, label: value }))}
          />
        }
      >
        {income.error && !income.data ? (
          <FaultPanel plain title={t('income.failed')} fault={income.error} retry={income} />
        ) : income.data && days.length === 0 ? (
          <EmptyState title={t('income.none')} text={t('income.noneText')} />
        ) : (
          <Table
            caption={t('income.caption', { month })}
            columns={columns}
            rows={days}
            rowKey={({ day }) => day}
            loadingRows={income.data ? 0 : 6}
            waiting={income.isPlaceholderData}
            foot={days.length > 1 ? sumsOf(days, t('income.sum')) : undefined}
          />
        )}
      </Panel>
      <div className={styles.stack}>
        <Panel title={t('income.share')} pad="l">
          <p className={styles.share}>{share === undefined ? '–' : `${share}%`}</p>
          <p className={styles.quiet}>{t(share === undefined ? 'income.noShare' : 'income.shareText')}</p>
        </Panel>
        <PayoutsPanel payouts={income.data?.payouts} />
        <ClosedMonths months={income.data?.months} />
        <Panel title={t('income.rules')} pad="l">
          <ul className={styles.terms}>
            {(['worth', 'closed', 'rounded', 'returned', 'refunded'] as const).map((rule) => (
              <li key={rule}>{t(`income.rule.${rule}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

function useDayColumns(): Column<IncomeDay>[] {
  const { t } = useTranslation('anchorStudio');
  return [
    { key: 'day', head: t('income.day'), cell: ({ day }) => day },
    { key: 'gifts', head: t('income.gifts'), align: 'end', cell: ({ gifts }) => gifts },
    { key: 'coins', head: t('income.coins'), align: 'end', cell: (row) => coins(row.coins) },
    { key: 'returned', head: t('income.returned'), align: 'end', cell: (row) => coins(row.returnedCoins) },
    { key: 'own', head: t('income.own'), align: 'end', cell: (row) => coins(row.anchorCoins) },
    {
      key: 'worth',
      head: t('income.worth'),
      align: 'end',
      cell: ({ anchorWorth }) => displayAmount(anchorWorth, 'CNY'),
    },
    {
      key: 'state',
      head: t('income.state'),
      align: 'end',
      cell: ({ closedAt }) =>
        closedAt === null ? (
          <Tag tone="warning">{t('income.open')}</Tag>
        ) : (
          <Tag tone="ok" title={t('income.closedAt', { time: formatTime(closedAt, 'exact') })}>
            {t('income.closed')}
          </Tag>
        ),
    },
  ];
}

function sumsOf(days: readonly IncomeDay[], label: string) {
  const sum = (of: (day: IncomeDay) => number) => coins(days.reduce((all, day) => all + of(day), 0));
  return {
    day: label,
    gifts: sum(({ gifts }) => gifts),
    coins: sum((day) => day.coins),
    returned: sum(({ returnedCoins }) => returnedCoins),
    own: sum(({ anchorCoins }) => anchorCoins),
  };
}
