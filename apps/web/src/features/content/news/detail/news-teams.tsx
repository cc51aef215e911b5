import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck, IconPlus } from '@fairway/ui/icons/action.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../lib/session-store.ts';
import { refusalText } from '../../../../lib/refusals.ts';
import { textOf } from '../../../../lib/site/site-config.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useFollowTeam, type NewsDetail } from '../../api/use-news.ts';
import { TeamCrest } from '../news-picture.tsx';
import styles from './news-detail-page.module.css';

/** The teams of an article. A member follows them; a visitor is led to the login. */
export function NewsTeams({ teams }: { teams: NewsDetail['teams'] }) {
  const { t } = useTranslation('news');
  const isMember = useSession(({ session }) => session !== undefined);
  const follow = useFollowTeam();
  return (
    <section className={styles.side} aria-label={t('teams')}>
      <h2>{t('teams')}</h2>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.team}>
            <TeamCrest team={team} size={32} />
            <b>{textOf(team.name)}</b>
            {isMember ? (
              <Button
                variant={team.followed ? 'quiet' : 'action'}
                size="s"
                aria-pressed={team.followed}
                aria-label={t(team.followed ? 'unfollowTeam' : 'followTeam', { team: textOf(team.name) })}
                icon={team.followed ? <IconCheck size={14} /> : <IconPlus size={14} />}
                loading={follow.isPending && follow.variables.team === team.team}
                onClick={() =>
                  follow.mutate(
                    { team: team.team, follow: !team.followed },
                    { onError: (fault) => toast({ title: refusalText(fault), tone: 'wait' }) },
                  )
                }
              >
                {t(team.followed ? 'followed' : 'follow')}
              </Button>
            ) : (
              <Link to="/app/login" className={buttonClass({ variant: 'quiet', size: 's' })}>
                {t('follow')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
