import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useRain } from '../api/use-rain.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { RainCountdown } from './rain-countdown.tsx';
import styles from './rain.module.css';

/** The session that falls or comes next: its countdown, what is left of it, the own tries. */
export function RainAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('rain');
  const { t: common } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const rain = useRain(activity.no, !activity.isPreview);
  const { reasons } = activity;
  if (activity.isPreview) return <p className={styles.note}>{common('act.preview')}</p>;
  if (!rain.data) return null;
  const { current, tries } = rain.data;
  return (
    <Panel title={t('facts.title')} pad="l" className={styles.act}>
      <p className={styles.state} data-state={current?.state ?? 'none'}>
        {t(`state.${current?.state ?? 'none'}`)}
      </p>
      {current && (
        <>
          <RainCountdown current={current} />
          <dl className={styles.facts}>
            <div>
              <dt>{t('facts.pot')}</dt>
              <dd>{displayAmount(current.pot, 'CNY')}</dd>
            </div>
            <div>
              <dt>{t('facts.left')}</dt>
              <dd>{t('facts.leftOf', { left: current.left, packets: current.packets })}</dd>
            </div>
            <div>
              <dt>{t('facts.startsAt')}</dt>
              <dd>{clockTime(current.startsAt)}</dd>
            </div>
            {tries !== null && (
              <div>
                <dt>{t('facts.tries')}</dt>
                <dd>{t('facts.times', { count: tries })}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {!isSignedIn && <LogInToJoin />}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}
