import { parseMoney } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Sparkline } from '@fairway/ui/components/sparkline/sparkline.tsx';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useFundsHistory } from '../api/use-funds-history.ts';
import styles from './history-panel.module.css';

/** The course of the total over thirty days, as a line or as a table. Nothing for a member who never had money here. */
export function HistoryPanel() {
  const { t } = useTranslation('wallet');
  const [asTable, setAsTable] = useState(false);
  const days = useFundsHistory().data?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.every(({ totalFunds }) => !/[1-9]/.test(totalFunds))) return null;
  const labels = {
    from: displayAmount(first.totalFunds, 'CNY'),
    to: displayAmount(last.totalFunds, 'CNY'),
    day: formatTime(first.at, 'day'),
  };
  return (
    <Panel
      title={t('history.title')}
      note={t('history.note')}
      end={
        <Button variant="text" size="s" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t('history.line') : t('history.table')}
        </Button>
      }
    >
      {asTable ? (
        <div>
          <Table
            caption={t('history.title')}
            columns={[
              { key: 'day', head: t('history.day'), cell: ({ at }) => formatTime(at) },
              {
                key: 'total',
                head: t('myWallet.total'),
                align: 'end',
                cell: ({ totalFunds }) => displayAmount(totalFunds, 'CNY'),
              },
            ]}
            rows={days.toReversed()}
            rowKey={({ at }) => at}
          />
        </div>
      ) : (
        <div className={styles.line}>
          <Sparkline
            // Heights of the drawing, not money: nothing is reckoned with them.
            values={days.map(({ totalFunds }) => Number(parseMoney(totalFunds, 'CNY').minor))}
            label={t('history.text', labels)}
            width={908}
            height={88}
            tone="gold"
            filled
          />
          <p className={styles.ends} aria-hidden>
            <span>
              {formatTime(first.at, 'day')} · {labels.from}
            </span>
            <span>
              {t('history.now')} · {labels.to}
            </span>
          </p>
        </div>
      )}
    </Panel>
  );
}
