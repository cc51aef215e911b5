import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconAlert } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useProfile } from '../api/use-profile.ts';
import { useSecondFactor } from '../api/use-second-factor.ts';
import { safetyOf } from './safety-of.ts';
import styles from './centre-page.module.css';

/** How well the account is guarded: what is done, and what still can be. */
export function SafetyCard() {
  const { t } = useTranslation('members');
  const profile = useProfile();
  const factor = useSecondFactor();
  const fault = profile.error ?? factor.error;
  const points = profile.data && factor.data && safetyOf(profile.data, factor.data.on);
  const retry = {
    refetch: () =>
      Promise.all([profile, factor].filter(({ isError }) => isError).map((part) => part.refetch())),
    isFetching: profile.isFetching || factor.isFetching,
  };
  const done = points?.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Panel
      title={t('centre.safety')}
      note={points && t('centre.safetyCount', { done, all: points.length })}
      end={
        <Link to="/app/myCenter/security" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('centre.toSecurity')}
        </Link>
      }
    >
      {points ? (
        <ul className={styles.safety}>
          {points.map(({ point, isDone }) => (
            <li key={point} data-done={isDone}>
              {isDone ? <IconCheck size={16} /> : <IconAlert size={16} />}
              <span>{t(`centre.points.${point}`)}</span>
              <span className={styles.note}>{t(isDone ? 'centre.done' : 'centre.open')}</span>
            </li>
          ))}
        </ul>
      ) : fault ? (
        <FaultPanel title={t('centre.safetyFault')} fault={fault} retry={retry} plain />
      ) : (
        <Skeleton height={112} />
      )}
    </Panel>
  );
}
