import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { Surviving } from '../api/use-surviving.ts';
import { phaseOf } from '../parts/phase.ts';
import { MatchLine } from '../rounds/match-line.tsx';
import { TeamButton } from './team-button.tsx';
import styles from './surviving.module.css';

interface RoundPanelProps {
  round: Surviving['rounds'][number];
  surviving: Surviving;
  activity: Activity;
}

/** A round: its matches, who picked and stayed in, and while it is open a button for each team. */
export function RoundPanel({ round, surviving, activity }: RoundPanelProps) {
  const { t } = useTranslation('surviving');
  const { own, no, of } = surviving;
  const canPick =
    round.state === 'open' &&
    phaseOf(activity) === 'running' &&
    activity.reasons?.length === 0 &&
    (own?.state === 'joins' || own?.state === 'in');
  const counts =
    round.stayedIn === null
      ? t('picked', { count: round.picked })
      : t('stayed', { picked: round.picked, stayed: round.stayedIn });
  return (
    <Panel
      title={t('round', { turn: round.turn, of })}
      note={round.state === 'open' ? t('closesAt', { at: formatTime(round.closesAt) }) : counts}
      end={<Tag tone={round.state === 'open' ? 'gold' : 'plain'}>{t(`state.${round.state}`)}</Tag>}
      pad="l"
    >
      {round.state === 'open' && <p className={styles.note}>{counts}</p>}
      <ol className={styles.matches}>
        {round.matches.map((match) => (
          <MatchLine key={match.place} match={match}>
            <span className={styles.sides}>
              {[match.home, match.away].map((team) => (
                <TeamButton
                  key={team.key}
                  no={no}
                  round={round.round}
                  team={team}
                  picks={own?.picks ?? []}
                  canPick={canPick}
                />
              ))}
            </span>
          </MatchLine>
        ))}
      </ol>
    </Panel>
  );
}
