import { Card } from '@fairway/ui/components/card/card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useOpenRounds } from '../api/use-open-rounds.ts';
import { ClosedNotice } from '../frame/closed-notice.tsx';
import { FrameHead } from '../frame/frame-head.tsx';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { SessionLine } from '../frame/session-line.tsx';
import frame from '../frame/play-frame.module.css';
import { CrashBelow } from './crash-below.tsx';
import { CrashPanel } from './crash-panel.tsx';
import { CrashSky } from './crash-sky.tsx';
import { phaseOf, type Crash } from './flight-phase.ts';
import { LastPoints } from './last-points.tsx';
import { spoken } from './spoken.ts';
import { useCrash } from './use-crash.ts';
import { useCrashDraft } from './use-crash-draft.ts';
import { useCrashSession } from './use-crash-session.ts';
import { useCrashSounds } from './use-crash-sounds.ts';

/** From the start of one betting to the next at the least: betting, the beacon, a flight that ends at once, the pause. */
const leastMilliseconds = 13_000;

/** The crash game that all play together: one flight, and a bet of the own beside everybody's. */
export function CrashPage() {
  const { t } = useTranslation('games');
  const crash = useCrash();
  if (crash.data) return <CrashGame crash={crash.data} again={() => void crash.refetch()} />;
  if (!crash.isError) return <FrameSkeleton />;
  return (
    <>
      <h1 className={frame.title}>{t('rocket.name')}</h1>
      <FaultPanel title={t('fault')} fault={crash.error} retry={crash} />
    </>
  );
}

function CrashGame({ crash, again }: { crash: Crash; again: () => void }) {
  const { t } = useTranslation('games');
  const now = useNow(100);
  const draft = useCrashDraft();
  const currency = crash.own?.status === 'open' ? crash.own.currency : draft.currency;
  const session = useCrashSession(crash, currency);
  const [elsewhere] = useOpenRounds().data?.rounds ?? [];
  const phase = phaseOf(crash.flight, now);
  useCrashSounds(crash, phase, now);
  // Betting closes by the clock, without news: who plays is known from then on.
  const closed = useEffectEvent(again);
  useEffect(() => {
    if (phase === 'waiting') closed();
  }, [phase]);
  return (
    <>
      <FrameHead title={t('rocket.name')} />
      <SessionLine
        session={session}
        stake={draft.stake}
        currency={currency}
        rtp={crash.rtp}
        paceMilliseconds={leastMilliseconds}
        demo={false}
      />
      {!crash.open && <ClosedNotice />}
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
      <CrashBelow crash={crash} currency={currency} />
    </>
  );
}
