import { Card } from '@fairway/ui/components/card/card.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconPercent } from '@fairway/ui/icons/money.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useYebDetails } from '../api/use-yeb.ts';
import { PageLink } from '../parts/page-link.tsx';
import styles from './yeb-card.module.css';

/** The interest wallet on the page of all wallets: three figures and a link to it. */
export function YebCard() {
  const { t } = useTranslation('finance');
  const details = useYebDetails();
  if (details.isError && !details.data)
    return <FaultPanel title={t('yeb.fault')} fault={details.error} retry={details} />;
  const { data } = details;
  const figures = [
    { key: 'balance', text: t('yeb.balance'), value: data && displayAmount(data.yebWalletBalance, 'CNY') },
    {
      key: 'yesterday',
      text: t('yeb.yesterday'),
      value: data && displayAmount(data.yesterdayEarnings, 'CNY', { sign: 'always' }),
    },
    {
      key: 'cumulative',
      text: t('yeb.cumulative'),
      value: data && displayAmount(data.cumulativeIncome, 'CNY'),
    },
    { key: 'annual', text: t('yeb.annual'), value: data && `${data.annualInterestRate}%` },
  ];
  return (
    <Card className={styles.card}>
      <span className={styles.mark}>
        <IconPercent size={22} />
      </span>
      <h2 className={styles.title}>
        {t('yeb.title')}
        {data?.yebTaskStatus === 'canReceive' && <Tag tone="gold">{t('yeb.toReceive')}</Tag>}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ key, text, value }) => (
          <div key={key}>
            <dt>{text}</dt>
            <dd>{value ?? <Skeleton width={72} height={20} />}</dd>
          </div>
        ))}
      </dl>
      <PageLink to="/app/myCenter/yuebao" className={buttonClass({ variant: 'quiet' })}>
        {t('yeb.open')}
      </PageLink>
    </Card>
  );
}
