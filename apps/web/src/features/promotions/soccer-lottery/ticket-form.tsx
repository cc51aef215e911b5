import { mostLines, soccerMatches } from '@fairway/promotions';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useEnterSoccerLottery, type SoccerIssue } from '../api/use-soccer-lottery.ts';
import { useAct } from '../parts/use-act.ts';
import type { TicketDraft } from './use-ticket.ts';
import styles from './soccer-lottery.module.css';

interface TicketFormProps {
  issue: SoccerIssue;
  ticket: TicketDraft;
  /** A rule of the campaign stands against the member. */
  isKept: boolean;
}

/** The lines of the picks beside those that the own play has given, and the button that hands the ticket in. */
export function TicketForm({ issue, ticket, isKept }: TicketFormProps) {
  const { t } = useTranslation('soccerLottery');
  const { enter, renew } = useEnterSoccerLottery(issue.issue);
  const { run, isBusy } = useAct({ done: t('entered'), read: 'getSoccerIssue' });
  const { lines: own } = issue;
  const { picks, chosen, lines, combinations } = ticket;
  if (!own) return null;
  const why = () => {
    if (chosen < soccerMatches) return t('missing', { count: soccerMatches - chosen });
    if (lines === undefined) return t('tooMany', { combinations, most: mostLines });
    if (lines > own.left) return t('tooFew', { lines, left: own.left });
    return undefined;
  };
  const reason = why();
  const send = async () => {
    const isDone = await run(() => enter(picks.map((match) => [...match])));
    if (isDone) ticket.clear();
    // Other picks are another act.
    else renew();
  };
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('chosen')}</dt>
          <dd>{`${chosen} / ${soccerMatches}`}</dd>
        </div>
        <div>
          <dt>{t('lines')}</dt>
          <dd>{chosen < soccerMatches ? 0 : combinations}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>{own.left}</dd>
        </div>
      </dl>
      <Button
        size="l"
        wide
        variant="gold"
        loading={isBusy}
        disabled={isKept}
        disabledReason={isKept ? undefined : reason}
        onClick={() => void send()}
      >
        {t('enter')}
      </Button>
      <Button variant="quiet" wide disabled={chosen === 0} onClick={ticket.clear}>
        {t('clear')}
      </Button>
      <p className={styles.note}>
        {t('earned', {
          per: displayAmount(own.perLine, 'CNY'),
          played: displayAmount(own.played, 'CNY'),
          earned: own.earned,
          used: own.used,
        })}
      </p>
    </>
  );
}
