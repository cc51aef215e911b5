import { DateRange } from '@fairway/ui/components/date/date-range.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { Card, Flex, Segmented, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { useDateLocale } from '../../lib/fields/use-date-locale.ts';
import { daysOfPeriod, periods, withinAYear, type Days, type Period } from './days.ts';
import { useHousePeriod } from './use-house-day.ts';
import styles from './money-card.module.css';

const route = getRouteApi('/shell/');
const rows = ['deposits', 'payouts', 'net', 'betting', 'promotions'] as const;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of that very object
const names = Object.keys(periods) as Period[];

/** What came in and went out in a period or in days that the address names; today without either. */
export function PeriodCard({ today }: { today: string }) {
  const { t } = useTranslation('home');
  const { period = 'today', from, to } = route.useSearch();
  const navigate = route.useNavigate();
  const locale = useDateLocale();
  const days = from !== undefined && to !== undefined ? { from, to } : daysOfPeriod(period, today);
  const { data, error, refetch } = useHousePeriod(days);
  const showDays = (search: Days) => void navigate({ search });
  return (
    <Card
      title={
        <Flex gap={12} align="center" wrap>
          {t('house.money')}
          <Segmented<Period | 'days'>
            size="small"
            aria-label={t('house.period')}
            value={from === undefined ? period : 'days'}
            onChange={(next) => {
              if (next === 'days') showDays(days);
              else void navigate({ search: next === 'today' ? {} : { period: next } });
            }}
            options={[...names, 'days' as const].map((value) => ({
              value,
              label: t(`house.periods.${value}`),
            }))}
          />
        </Flex>
      }
    >
      <div className={styles['days']}>
        <DateRange
          value={days}
          max={today}
          locale={{ ...locale, today }}
          names={{ range: t('house.days'), from: t('house.from'), to: t('house.to') }}
          onChange={(chosen) => {
            if (chosen.from !== '' && chosen.to !== '') showDays(withinAYear(days, chosen));
          }}
        />
      </div>
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
