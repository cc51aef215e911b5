import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { signButtonStates, signInStates } from '@fairway/contract/promotions/sign/states.ts';
import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useNewTask, type NewTask } from '../api/use-new-task.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import { useNewTaskStore } from './new-task-store.ts';
import { useClaim } from './use-claim.ts';
import { useSign } from './use-sign.ts';
import styles from './new-task.module.css';

/** The package of signs: what was signed, what each count gives, and its button. */
export function PackageAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('newTask');
  const { t: common } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { data } = useNewTask(activity.no, !activity.isPreview);
  const isNew = useNewTaskStore((state) => state.isNew);
  return (
    <Panel title={t('package.title')} pad="l" className={styles.act}>
      {data && <PackageSigns own={data.gamePackageConfig} />}
      {data && isSignedIn && (
        <>
          <PackageButton no={activity.no} />
          <p className={styles.note}>
            {t(isNew ? 'package.until' : 'package.over', { at: clockTime(data.activityEndTime) })}
          </p>
        </>
      )}
      {!isSignedIn && !activity.isPreview && <LogInToJoin />}
      {activity.isPreview && <p className={styles.note}>{common('act.preview')}</p>}
      <PhaseReason activity={activity} />
    </Panel>
  );
}

function PackageSigns({ own }: { own: NewTask['gamePackageConfig'] }) {
  const { t } = useTranslation('newTask');
  const { signInfoList, sumSignCount, taskSignCount, sumSignCountConfig, awardAmountConfig } = own;
  const { dayDeposit, dayBet } = own;
  return (
    <>
      <ol className={styles.signs} aria-label={t('package.signs')}>
        {signInfoList.map(({ day, state }) => (
          <li key={day} data-state={state}>
            <b>{day}</b>
            <span>{enumLabel(signInStates, state)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('package.count', { count: sumSignCount, of: taskSignCount })}</p>
      <dl className={styles.awards}>
        {sumSignCountConfig.map((count, at) => (
          <div key={count}>
            <dt>{t('package.award', { count })}</dt>
            <dd>{displayAmount(awardAmountConfig[at] ?? '0', 'CNY')}</dd>
          </div>
        ))}
      </dl>
      {(Number(dayDeposit) > 0 || Number(dayBet) > 0) && (
        <p className={styles.note}>
          {t('package.day', { deposit: displayAmount(dayDeposit, 'CNY'), bet: displayAmount(dayBet, 'CNY') })}
        </p>
      )}
    </>
  );
}

function PackageButton({ no }: { no: number }) {
  const { packageStatus, marks } = useNewTaskStore();
  const sign = useSign(no);
  const claim = useClaim(no, taskTypes.codes.gamePackage);
  const { signNowEnabled, receive } = signButtonStates.codes;
  const act =
    packageStatus === signNowEnabled ? sign.press : packageStatus === receive ? claim.press : undefined;
  return (
    <Button
      size="l"
      wide
      variant={packageStatus === receive ? 'gold' : 'action'}
      disabled={act === undefined || marks.sign !== undefined}
      loading={sign.isBusy || claim.isBusy}
      data-state={packageStatus}
      data-mark={marks.sign}
      onClick={act}
    >
      {enumLabel(signButtonStates, packageStatus)}
    </Button>
  );
}
