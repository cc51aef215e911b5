import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lotteryExamples, type LotteryExample } from './lottery-examples.ts';
import styles from './fairness-page.module.css';

type Row = ReturnType<typeof lotteryExamples>[number];

/** Two plays of each lottery with their chance and odds, counted in this browser. */
export function LotteriesTable() {
  const { t } = useTranslation('fairness');
  const rows = useMemo(() => lotteryExamples(), []);
  const play = (example: LotteryExample) => t(`lotteries.plays.${example.play}`);
  const columns: readonly Column<Row>[] = [
    { key: 'lottery', head: t('lotteries.lottery'), cell: ({ lottery }) => t(`lotteries.names.${lottery}`) },
    {
      key: 'every',
      head: t('lotteries.every'),
      cell: ({ minutes }) => (
        <span className={styles.quiet}>
          {minutes === null ? t('lotteries.daily') : t('lotteries.everyMinutes', { minutes })}
        </span>
      ),
    },
    { key: 'often', head: t('lotteries.often'), cell: ({ often }) => play(often) },
    { key: 'oftenChance', head: t('lotteries.chance'), align: 'end', cell: ({ often }) => often.chance },
    { key: 'oftenOdds', head: t('lotteries.odds'), align: 'end', cell: ({ often }) => often.odds },
    {
      key: 'seldom',
      head: <span className={styles.apart}>{t('lotteries.seldom')}</span>,
      cell: ({ seldom }) => <span className={styles.apart}>{play(seldom)}</span>,
    },
    { key: 'seldomChance', head: t('lotteries.chance'), align: 'end', cell: ({ seldom }) => seldom.chance },
    { key: 'seldomOdds', head: t('lotteries.odds'), align: 'end', cell: ({ seldom }) => seldom.odds },
  ];
  return (
    <Panel
      title={t('lotteries.title')}
      note={t('lotteries.note')}
      end={
        <Link to="/app/lottery" className={styles.link}>
          {t('lotteries.toHall')}
        </Link>
      }
    >
      <Table caption={t('lotteries.title')} columns={columns} rows={rows} rowKey={({ lottery }) => lottery} />
    </Panel>
  );
}
