import { Card } from '@fairway/ui/components/card/card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useOpenRounds } from '../api/use-open-rounds.ts';
import { SessionLine } from '../frame/session-line.tsx';
import frame from '../frame/play-frame.module.css';
import { CrashPanel } from './crash-panel.tsx';
import { CrashPlayers } from './crash-players.tsx';
import { CrashRules } from './crash-rules.tsx';
import { CrashSky } from './crash-sky.tsx';
import { phaseOf, type Crash } from './flight-phase.ts';
import { LastPoints } from './last-points.tsx';
import { spoken } from './spoken.ts';
import { useCrash } from './use-crash.ts';
import { useCrashDraft } from './use-crash-draft.ts';
import { useCrashSession } from './use-crash-session.ts';

/** From the start of one betting to the next at the least: betting, the beacon, a flight that ends at once, the pause. */
const leastMilliseconds = 13_000;

/** The crash game that all play together: one flight, and a bet of the own beside everybody's. */
export function CrashPage() {
  const { t } = useTranslation('games');
  const crash = useCrash();
  return crash.data ? (
    <CrashGame crash={crash.data} />
  ) : (
    <>
      <h1 className={frame.title}>{t('rocket.name')}</h1>
      {crash.isError ? (
        <FaultPanel title={t('fault')} fault={crash.error} retry={crash} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={620} radius="var(--r-xl)" now />
        </Loading>
      )}
    </>
  );
}

function CrashGame({ crash }: { crash: Crash }) {
  const { t } = useTranslation('games');
  const now = useNow(100);
  const draft = useCrashDraft();
  const session = useCrashSession(crash);
  const [elsewhere] = useOpenRounds().data?.rounds ?? [];
  const phase = phaseOf(crash.flight, now);
  return (
    <>
      <header className={frame.head}>
        <Link to="/app/egame/$id" params={{ id: '1' }}>
          {t('hall')}
        </Link>
        <h1 className={frame.title}>{t('rocket.name')}</h1>
      </header>
      <SessionLine
        session={session}
        stake={draft.stake}
        rtp={crash.rtp}
        paceMilliseconds={leastMilliseconds}
        demo={false}
      />
      {elsewhere && (
        <Notice
          tone="warning"
          end={
            <Link to="/app/egame/play/$game" params={{ game: elsewhere.game }}>
              {t('elsewhere.go')}
            </Link>
          }
        >
          {t('elsewhere.text', { game: t(`names.${elsewhere.game}`) })}
        </Notice>
      )}
      <LastPoints flights={crash.last} />
      <div className={frame.columns}>
        <Card pad="l" className={frame.panel}>
          <CrashPanel crash={crash} phase={phase} now={now} draft={draft} />
        </Card>
        <section className={frame.board} aria-label={t('rocket.name')}>
          <CrashSky flight={crash.flight} own={crash.own} phase={phase} now={now} />
        </section>
      </div>
      <VisuallyHidden aria-live="polite">{spoken(t, crash, phase)}</VisuallyHidden>
      <Card pad="l">
        <CrashPlayers bets={crash.bets} />
      </Card>
      <Card pad="l">
        <CrashRules crash={crash} />
      </Card>
    </>
  );
}
