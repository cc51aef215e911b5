import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { formatMoney, parseMoney, subtract, type Currency } from '@fairway/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { Time } from '../../../lib/time.tsx';
import { useBetRecords } from '../api/use-bet-records.ts';
import styles from './all-records.module.css';

/** What the member has staked over all products, eight a page: sports bets and rounds of games as they happened. */
export function AllRecords() {
  const { t } = useTranslation('sportsbook');
  const [cursors, setCursors] = useState<string[]>([]);
  const records = useBetRecords(cursors.at(-1));
  if (records.isError && !records.data)
    return <FaultPanel title={t('bets.failed')} fault={records.error} retry={records} />;
  if (!records.data)
    return (
      <Loading label={t('bets.loading')}>
        <Skeleton height={320} radius="var(--r-lg)" now />
      </Loading>
    );
  const { records: lines, next } = records.data;
  if (lines.length === 0)
    return (
      <Card pad="l">
        <EmptyState title={t('bets.emptyAll')} text={t('bets.emptyAllText')} />
      </Card>
    );
  return (
    <>
      <Card pad="m">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('bets.placedAt')}</th>
              <th scope="col">{t('bets.what')}</th>
              <th scope="col">{t('bets.number')}</th>
              <th scope="col" className={styles.sum}>
                {t('bets.stake')}
              </th>
              <th scope="col" className={styles.sum}>
                {t('bets.return')}
              </th>
              <th scope="col" className={styles.sum}>
                {t('bets.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ ref, at, title, category, billNo, stake, free, returned, currency }) => (
              <tr key={ref}>
                <td>
                  <Time at={at} />
                </td>
                <td>
                  {t(`bets.kinds.${category}`)} · {title}
                </td>
                <td className={styles.number}>{billNo ?? ref}</td>
                <td className={styles.sum}>
                  {free && <Tag tone="gold">{t(category === 'sports' ? 'slip.free.name' : 'bets.free')}</Tag>}{' '}
                  {displayAmount(stake, currency)}
                </td>
                <td className={styles.sum}>
                  {returned === null ? t('bets.unsettled') : displayAmount(returned, currency)}
                </td>
                <td className={styles.sum}>
                  {returned === null ? (
                    '—'
                  ) : (
                    <Amount
                      value={free ? returned : netOf(stake, returned, currency)}
                      tone="direction"
                      sign="always"
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {(cursors.length > 0 || next) && (
        <KeysetPager
          onNewer={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onOlder={next ? () => setCursors([...cursors, next]) : undefined}
          labels={{ nav: t('bets.all'), newer: t('bets.newer'), older: t('bets.older') }}
        />
      )}
    </>
  );
}

function netOf(stake: string, returned: string, currency: Currency): string {
  return formatMoney(subtract(parseMoney(returned, currency), parseMoney(stake, currency)));
}
