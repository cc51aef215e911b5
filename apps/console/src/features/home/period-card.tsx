import { getRouteApi } from '@tanstack/react-router';
import { Card, Flex, Segmented, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { periods, useHousePeriod, type Period } from './use-house-day.ts';
import styles from './money-card.module.css';

const route = getRouteApi('/shell/');
const rows = ['deposits', 'payouts', 'net', 'betting', 'promotions'] as const;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of that very object
const names = Object.keys(periods) as Period[];

/** What came in and went out in a period that the address names; today without one. */
export function PeriodCard({ today }: { today: string }) {
  const { t } = useTranslation('home');
  const { period = 'today' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useHousePeriod(period, today);
  const span = data && (data.from === data.to ? data.from : `${data.from} – ${data.to}`);
  return (
    <Card
      title={
        <Flex gap={12} align="center" wrap>
          {t('house.money')}
          <Segmented<Period>
            size="small"
            aria-label={t('house.period')}
            value={period}
            onChange={(next) => void navigate({ search: next === 'today' ? {} : { period: next } })}
            options={names.map((value) => ({ value, label: t(`house.periods.${value}`) }))}
          />
        </Flex>
      }
      extra={<Typography.Text type="secondary">{span}</Typography.Text>}
    >
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 5 }} />}
      {data && (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('house.item')}</th>
              {data.money.map(({ currency }) => (
                <th key={currency} scope="col">
                  {currency}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-sum={row === 'net' || undefined}>
                <th scope="row">{t(`house.rows.${row}`)}</th>
                {data.money.map((each) => (
                  <td key={each.currency}>
                    <Amount
                      amount={each[row]}
                      currency={each.currency}
                      sign={row === 'net' || row === 'betting' ? 'always' : 'auto'}
                      strong={row === 'net'}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
