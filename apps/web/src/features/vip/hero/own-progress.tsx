import type { GradeConfig } from '@fairway/contract/vip/schemas.ts';
import type { OwnVip } from '@fairway/contract/vip/member-schemas.ts';
import { IconChart, IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { SumBar } from './sum-bar.tsx';
import styles from './vip-hero.module.css';

interface OwnProgressProps {
  vip: OwnVip;
  grades: readonly GradeConfig[];
}

/** Both sums against the next level, each with its exact remainder, and the forecast; at the top there is no next level. */
export function OwnProgress({ vip, grades }: OwnProgressProps) {
  const { t } = useTranslation('vip');
  const next = grades[vip.level + 1];
  if (!next) return <p className={styles.summit}>{t('own.summit')}</p>;
  return (
    <div className={styles.bars}>
      <SumBar
        icon={<IconWallet size={18} />}
        label={t('own.deposits')}
        have={vip.deposited}
        need={next.upgradeDeposit}
      />
      <SumBar
        icon={<IconChart size={18} />}
        label={t('own.flows')}
        have={vip.played}
        need={next.upgradeFlows}
      />
      <p className={styles.forecast}>
        <IconClock size={16} />
        {vip.forecastDays < 0
          ? t('own.both', { level: next.name })
          : t('own.forecast', { level: next.name, count: vip.forecastDays })}
      </p>
    </div>
  );
}
