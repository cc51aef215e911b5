import type { HouseDay } from '@fairway/contract/wallet/operator-schemas.ts';
import { Card, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PeriodCard } from './period-card.tsx';
import type { useHouseDay } from './use-house-day.ts';
import styles from './money-card.module.css';

/** The money of a period: in, out, what is left of it; and what is owed to members against what is held for it. */
export function MoneyCard({ day }: { day: ReturnType<typeof useHouseDay> }) {
  const { t } = useTranslation('home');
  if (day.error && !day.data) return <FaultNotice fault={day.error} onRetry={() => void day.refetch()} />;
  if (!day.data)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 5 }} />
      </Card>
    );
  return (
    <div className={styles['pair']}>
      <PeriodCard today={day.data.day} />
      <Card title={t('house.owed')}>
        <Typography.Paragraph type="secondary">{t('house.owedNote')}</Typography.Paragraph>
        {day.data.money.map((each) => (
          <Cover key={each.currency} money={each} />
        ))}
      </Card>
    </div>
  );
}

function Cover({ money }: { money: HouseDay['money'][number] }) {
  const { t } = useTranslation('home');
  const { currency, liability, held, capital, coverage } = money;
  const isShort = coverage !== null && Number(coverage) < 100;
  return (
    <section className={styles['cover']} aria-label={currency}>
      <h3>{currency}</h3>
      <dl>
        <div>
          <dt>{t('house.liability')}</dt>
          <dd>
            <Amount amount={liability} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('house.held')}</dt>
          <dd>
            <Amount amount={held} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('house.capital')}</dt>
          <dd>
            <Amount amount={capital} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('house.coverage')}</dt>
          <dd data-short={isShort || undefined}>{coverage === null ? '—' : `${coverage}%`}</dd>
        </div>
      </dl>
      {/* A length of the drawing, not money: full where everything that is owed is held. */}
      <meter
        min={0}
        max={100}
        low={100}
        optimum={100}
        value={Number(coverage ?? 0)}
        aria-label={t('house.coverage')}
      />
    </section>
  );
}
