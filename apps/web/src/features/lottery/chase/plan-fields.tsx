import { mostTimes } from '@fairway/fair-games';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { mostChased } from '@fairway/contract/lottery/codes.ts';
import { useTranslation } from 'react-i18next';
import { CountField } from '../play/count-field.tsx';
import { fewestIssues, planKinds, type ChasePlan } from './chase-plan.ts';
import styles from './chase.module.css';

const quickIssues = ['5', '10', '20', '50', '100'] as const;

export interface PlanFieldsProps {
  plan: ChasePlan;
  onPlan: (plan: ChasePlan) => void;
  stopOnWin: boolean;
  onStopOnWin: (stops: boolean) => void;
}

/** How many issues, how the times go on, and whether a win ends it. */
export function PlanFields({ plan, onPlan, stopOnWin, onStopOnWin }: PlanFieldsProps) {
  const { t } = useTranslation('lottery');
  const change = (part: Partial<ChasePlan>) => onPlan({ ...plan, ...part });
  return (
    <div className={styles.fields}>
      <QuickPick
        label={t('chase.quickIssues')}
        size="s"
        value={String(plan.issues)}
        onPick={(issues) => change({ issues: Number(issues) })}
        picks={quickIssues.map((value) => ({
          value,
          label: t('chase.issuesShort', { issues: value }),
        }))}
      />
      <Segmented
        label={t('chase.kind')}
        size="s"
        value={plan.kind}
        onChange={(kind) => change({ kind })}
        options={planKinds.map((value) => ({ value, label: t(`chase.kinds.${value}`) }))}
      />
      <div className={styles.numbers}>
        <CountField
          label={t('chase.issues')}
          value={plan.issues}
          most={mostChased}
          error={plan.issues < fewestIssues ? t('chase.fewIssues') : undefined}
          onValue={(issues) => change({ issues })}
        />
        <CountField
          label={t(plan.kind === 'same' ? 'chase.times' : 'chase.firstTimes')}
          value={plan.times}
          most={mostTimes}
          onValue={(times) => change({ times })}
        />
        {plan.kind !== 'same' && (
          <CountField
            label={t('chase.every')}
            value={plan.every}
            most={mostChased}
            onValue={(every) => change({ every })}
          />
        )}
        {plan.kind === 'rise' && (
          <CountField
            label={t('chase.step')}
            value={plan.step}
            most={mostTimes}
            onValue={(step) => change({ step })}
          />
        )}
      </div>
      <Checkbox checked={stopOnWin} onChange={(event) => onStopOnWin(event.target.checked)}>
        {t('chase.stopOnWin')}
      </Checkbox>
    </div>
  );
}
