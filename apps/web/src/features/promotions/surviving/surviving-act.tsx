import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useSurviving, type Surviving } from '../api/use-surviving.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { RewardTag } from '../rewards/reward-tag.tsx';
import styles from './surviving.module.css';

/** The pot, whether the member is in, the picks so far, and what they came to. */
export function SurvivingAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('surviving');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { data } = useSurviving(activity.no, !activity.isPreview);
  const { reasons, terms } = activity;
  const pot = data?.pot ?? (terms.kind === 'surviving' ? terms.pot : '0');
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      <p className={styles.pot}>
        <span>{t('pot')}</span>
        <b>{displayAmount(pot, 'CNY')}</b>
      </p>
      {activity.isPreview && <p className={styles.note}>{t('preview')}</p>}
      {!activity.isPreview && !isSignedIn && <LogInToJoin />}
      {data?.own && <Own own={data.own} isOver={data.isOver} />}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}

function Own({
  own: { state, picks, prize },
  isOver,
}: {
  own: NonNullable<Surviving['own']>;
  isOver: boolean;
}) {
  const { t } = useTranslation('surviving');
  return (
    <>
      <p className={styles.state}>{t(isOver ? 'standing.over' : `standing.${state}`)}</p>
      {picks.length > 0 && (
        <ol className={styles.picks} aria-label={t('picks')}>
          {picks.map(({ round, name, outcome }) => (
            <li key={round}>
              <b>{name}</b>
              <span>{t(outcome === null ? 'waiting' : `result.${outcome}`)}</span>
            </li>
          ))}
        </ol>
      )}
      {prize && (
        <p className={styles.prize}>
          <b>{displayAmount(prize.amount, 'CNY')}</b>
          <RewardTag state={prize.state} />
        </p>
      )}
    </>
  );
}
