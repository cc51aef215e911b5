import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';
import { MatchLine } from '../rounds/match-line.tsx';
import { IssueTag } from './issue-tag.tsx';
import { PickButtons } from './pick-buttons.tsx';
import type { TicketDraft } from './use-ticket.ts';
import styles from './soccer-lottery.module.css';

/** The fourteen matches of an issue; while it is open each has its three buttons. */
export function IssueMatches({ issue, ticket }: { issue: SoccerIssue; ticket?: TicketDraft }) {
  const { t } = useTranslation('soccerLottery');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const canPick = ticket !== undefined && issue.state === 'open' && isSignedIn;
  return (
    <Panel
      title={t('issue', { number: issue.issue })}
      note={t('ninety')}
      end={<IssueTag state={issue.state} />}
      pad="l"
    >
      <ol className={styles.matches} aria-label={t('matches')}>
        {issue.matches.map((match, index) => (
          <MatchLine key={match.place} match={match}>
            {canPick && (
              <PickButtons
                match={match}
                picks={ticket.picks[index] ?? []}
                onToggle={(pick) => ticket.toggle(index, pick)}
              />
            )}
          </MatchLine>
        ))}
      </ol>
    </Panel>
  );
}
