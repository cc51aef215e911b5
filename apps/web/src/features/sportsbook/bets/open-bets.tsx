import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useBets } from '../api/use-bets.ts';
import styles from './bet-card.module.css';
import { BetLegLine } from './bet-leg-line.tsx';

const shown = 3;

/** The last open bets, in short, with a link to all of them: a card of the member centre. */
export function OpenBets() {
  const { t } = useTranslation('sportsbook');
  const memberId = useSession(({ session }) => session?.memberId);
  const { data, error, refetch, isFetching } = useBets('unsettled', undefined);
  useTopic('memberBets', memberId ? { memberId } : undefined, () => void refetch());
  if (error && !data)
    return <FaultPanel title={t('bets.failed')} fault={error} retry={{ refetch, isFetching }} />;
  return (
    <Panel
      title={t('bets.open')}
      end={
        <Link to="/app/myCenter/bets" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('bets.title')}
        </Link>
      }
    >
      {!data && (
        <Loading label={t('bets.loading')}>
          <Skeleton height={132} />
        </Loading>
      )}
      {data?.bets.length === 0 && (
        <EmptyState
          title={t('bets.empty')}
          text={t('bets.emptyText')}
          action={
            <Link to="/app/sport" className={buttonClass({ variant: 'quiet' })}>
              {t('bets.toSports')}
            </Link>
          }
        />
      )}
      {data?.bets.slice(0, shown).map((bet) => (
        <article key={bet.id} aria-label={bet.billNo}>
          <ol className={styles.legs}>
            {bet.legs.map((leg) => (
              <BetLegLine key={leg.place} leg={leg} isPriced={bet.builder === null} />
            ))}
          </ol>
          <p className={styles.sums}>
            <span>
              {t('bets.stake')} <b>{displayAmount(bet.stake, bet.currency)}</b>
            </span>
            <span>
              {t('bets.maximum')} <b>{displayAmount(bet.maximumReturn, bet.currency)}</b>
            </span>
          </p>
        </article>
      ))}
    </Panel>
  );
}
