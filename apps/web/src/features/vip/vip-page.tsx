import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useGradeBenefits, useGradeConfig, useUnlimitedRebateTag, useVip } from './api/use-vip.ts';
import { GiftsCard } from './gifts/gifts-card.tsx';
import { VipHero } from './hero/vip-hero.tsx';
import { BenefitMatrix } from './matrix/benefit-matrix.tsx';
import { PointsCard } from './points/points-card.tsx';
import { RebateCard } from './rebate/rebate-card.tsx';
import { RuleCards } from './rule-cards.tsx';
import styles from './vip-page.module.css';

/** The eleven levels with what each asks and gives, and how far the member is; visitors see the levels alone. */
export function VipPage() {
  const { t } = useTranslation('vip');
  const config = useGradeConfig();
  const benefits = useGradeBenefits();
  const tag = useUnlimitedRebateTag();
  const vip = useVip();
  const grades = config.data?.grades;
  return (
    <div className={styles.page}>
      {grades && <VipHero grades={grades} vip={vip.data} isWaiting={vip.isLoading} />}
      {vip.data && <GiftsCard />}
      {vip.isError && !vip.data && <FaultPanel title={t('fault.own')} fault={vip.error} retry={vip} />}
      {grades && (
        <BenefitMatrix
          grades={grades}
          levels={benefits.data?.levels}
          own={vip.data?.level}
          isUnlimited={tag.data?.isUnlimited === true}
        />
      )}
      {config.isPending && (
        <Loading label={t('loading')} className={styles.page}>
          <Skeleton height={500} radius="var(--r-xl)" />
          <Skeleton height={560} radius="var(--r-lg)" />
        </Loading>
      )}
      {config.isError && !grades && (
        <FaultPanel title={t('fault.levels')} fault={config.error} retry={config} />
      )}
      {vip.data && <RebateCard />}
      {vip.data && <PointsCard />}
      <RuleCards />
    </div>
  );
}
