import type { RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { ScoreBug } from '../../features/live/room/score-bug.tsx';
import { useHeldBack } from '../../features/live/room/hold-back.ts';
import type { FixturePage } from '../../features/sportsbook/api/shapes.ts';
import { useFixture } from '../../features/sportsbook/api/use-fixture.ts';
import { useLiveFixture } from '../../features/sportsbook/fixture/use-live-fixture.ts';
import { FixtureMarkets } from '../../features/sportsbook/fixture/markets/fixture-markets.tsx';
import { MatchStory } from '../../features/sportsbook/fixture/story/match-story.tsx';
import { isLive } from '../../features/sportsbook/labels/match-clock.ts';
import { PhaseText } from '../../features/sportsbook/labels/phase-text.tsx';
import styles from './live-match-parts.module.css';

/** Teams, score and clock as they were when the picture now shown was taken; followed by topics. */
export function MatchBug({ match, onAir, behindMs }: { match: RoomMatch; onAir: boolean; behindMs: number }) {
  const page = useFixture(match.fixtureId).data;
  useLiveFixture(match.fixtureId);
  const shown = useHeldBack(page?.fixture, behindMs);
  return (
    <ScoreBug
      match={match}
      score={shown ? shown.score : match.score}
      phase={shown && <PhaseText fixture={late(shown, behindMs)} />}
      onAir={onAir}
    />
  );
}

/** The clock runs as late as the picture. */
function late(fixture: FixturePage['fixture'], behindMs: number): FixturePage['fixture'] {
  const { clock } = fixture;
  if (!clock || behindMs === 0) return fixture;
  return { ...fixture, clock: { ...clock, at: new Date(Date.parse(clock.at) + behindMs).toISOString() } };
}

/** How the match runs, as late as the picture. */
export function MatchFacts({ fixtureId, behindMs }: { fixtureId: string; behindMs: number }) {
  const { t } = useTranslation('live');
  const { data, error, refetch, isFetching } = useFixture(fixtureId);
  const shown = useHeldBack(data, behindMs) ?? data;
  if (shown) {
    if (isLive(shown.fixture) || shown.incidents.length > 0) return <MatchStory page={shown} />;
    return <EmptyState title={t('room.noFacts')} text={t('room.noFactsText')} />;
  }
  if (error)
    return <FaultPanel plain title={t('odds.failed')} fault={error} retry={{ refetch, isFetching }} />;
  return <Pending />;
}

/** The markets, at the true time: what is pressed goes on the slip. */
export function MatchOdds({ fixtureId }: { fixtureId: string }) {
  const { t } = useTranslation('live');
  const { data, error, refetch, isFetching } = useFixture(fixtureId);
  if (!data)
    return error ? (
      <FaultPanel plain title={t('odds.failed')} fault={error} retry={{ refetch, isFetching }} />
    ) : (
      <Pending />
    );
  const { fixture } = data;
  if (!isLive(fixture) && fixture.status !== 'scheduled')
    return <EmptyState title={t('odds.none')} text={t('odds.noneText')} />;
  return (
    <div className={styles.odds}>
      <FixtureMarkets fixture={fixture} />
      <Link
        to="/app/sport/match/$fixtureId"
        params={{ fixtureId }}
        className={buttonClass({ variant: 'quiet', size: 's', wide: true })}
      >
        {t('odds.all')}
      </Link>
    </div>
  );
}

function Pending() {
  const { t } = useTranslation('live');
  return (
    <Loading label={t('odds.loading')}>
      <Skeleton height={180} radius="var(--r-md)" />
    </Loading>
  );
}
