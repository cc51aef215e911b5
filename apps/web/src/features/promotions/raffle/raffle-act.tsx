import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useRaffle, useTakeTickets, type Raffle } from '../api/use-raffle.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { OwnTickets } from './own-tickets.tsx';
import styles from './raffle.module.css';
import { useRafflePress } from './use-raffle-press.ts';

/** The own tickets: how they are earned, how many there are to take, which numbers they have. */
export function RaffleAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('raffle');
  const { t: common } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const raffle = useRaffle(activity.no, !activity.isPreview);
  const { reasons, terms } = activity;
  if (terms.kind !== 'raffle') return null;
  if (activity.isPreview) return <p className={styles.note}>{common('act.preview')}</p>;
  if (!raffle.data) return null;
  const { tickets: rule } = terms;
  const { own, state } = raffle.data;
  return (
    <div className={styles.aside}>
      <Panel title={t('tickets.title')} pad="l" className={styles.act}>
        <p className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </p>
        <Counts raffle={raffle.data} />
        <p className={styles.note}>
          {rule.by === 'sign'
            ? t('tickets.sign')
            : t('tickets.deposit', { each: wholeAmount(rule.each, 'CNY'), most: rule.mostPerDay })}
        </p>
        {!isSignedIn && <LogInToJoin />}
        {own && state === 'open' && <Take activity={activity} left={own.left} by={rule.by} />}
        <PhaseReason activity={activity} />
        {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
      </Panel>
      {own && <OwnTickets no={activity.no} tickets={own.tickets} isDrawn={state === 'drawn'} />}
    </div>
  );
}

function Counts({ raffle: { own, tickets } }: { raffle: Raffle }) {
  const { t } = useTranslation('raffle');
  return (
    <dl className={styles.counts}>
      {own && (
        <>
          <div>
            <dt>{t('tickets.left')}</dt>
            <dd data-left={own.left}>{own.left}</dd>
          </div>
          <div>
            <dt>{t('tickets.taken')}</dt>
            <dd>{own.taken}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('tickets.all')}</dt>
        <dd>{tickets}</dd>
      </div>
    </dl>
  );
}

/** Takes what there is; without any, it leads to where tickets are earned. */
function Take({ activity, left, by }: { activity: Activity; left: number; by: 'sign' | 'deposit' }) {
  const { t } = useTranslation('raffle');
  const { press, isBusy } = useRafflePress(useTakeTickets(activity.no), 'tickets.took');
  if (left > 0)
    return (
      <Button wide size="l" variant="gold" loading={isBusy} disabled={activity.paused} onClick={press}>
        {t('tickets.take', { count: left })}
      </Button>
    );
  const look = buttonClass({ variant: 'quiet', wide: true });
  return (
    <>
      <p className={styles.note}>{t('tickets.none')}</p>
      {by === 'sign' ? (
        <Link to="/app/SignGift/$id" params={{ id: '1' }} className={look}>
          {t('tickets.goSign')}
        </Link>
      ) : (
        <Link to="/app/myCenter/deposit" className={look}>
          {t('tickets.goDeposit')}
        </Link>
      )}
    </>
  );
}
