import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { crashGame, memberGameCodes, type MemberGameCode } from '@fairway/contract/games/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useParSheet } from './api/use-par-sheet.ts';
import type { ParSheet } from './api/shapes.ts';
import type { Board } from './boards/board.ts';
import { boards } from './boards/boards.ts';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { PlayFrame } from './frame/play-frame.tsx';
import { useDemoRounds } from './rounds/use-demo-rounds.ts';
import { useMoneyRounds } from './rounds/use-money-rounds.ts';
import styles from './play-page.module.css';

/** The game that all play together has a frame of its own. */
const CrashPage = lazy(async () => ({ default: (await import('./crash/crash-page.tsx')).CrashPage }));

/** One of the house's games; with `?demo=1` for demo chips. */
export function PlayPage() {
  const { t } = useTranslation('games');
  const { game } = useParams({ from: '/shell/app/egame/play/$game' });
  const code = memberGameCodes.find((one) => one === game);
  if (game === crashGame)
    return (
      <div className={styles.page}>
        <Suspense fallback={<FrameSkeleton />}>
          <CrashPage />
        </Suspense>
      </div>
    );
  if (code === undefined || boards[code] === undefined)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('unknown.title')}</h1>
        <EmptyState
          title={t('unknown.text')}
          action={
            <Link to="/app/egame/$id" params={{ id: '1' }} className={buttonClass({})}>
              {t('unknown.back')}
            </Link>
          }
        />
      </div>
    );
  // Another game is another page: nothing of the one before stays.
  return <KnownGame key={code} game={code} />;
}

function KnownGame({ game }: { game: MemberGameCode }) {
  const { t } = useTranslation('games');
  const { demo } = useSearch({ from: '/shell/app/egame/play/$game' });
  const sheet = useParSheet(game);
  const board = useQuery({
    queryKey: ['board', game],
    queryFn: () => boards[game]?.(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = sheet.isError ? sheet : board.isError ? board : undefined;
  return (
    <div className={styles.page}>
      {failed ? (
        <>
          <h1 className={styles.title}>{t(`names.${game}`)}</h1>
          <FaultPanel title={t('fault')} fault={failed.error} retry={failed} />
        </>
      ) : sheet.data && board.data ? (
        demo === true ? (
          <DemoGame game={game} sheet={sheet.data} board={board.data} />
        ) : (
          <MoneyGame game={game} sheet={sheet.data} board={board.data} />
        )
      ) : (
        <FrameSkeleton />
      )}
    </div>
  );
}

interface GameProps {
  game: MemberGameCode;
  sheet: ParSheet;
  board: Board;
}

function MoneyGame(props: GameProps) {
  return <PlayFrame {...props} source={useMoneyRounds(props.game)} demo={false} />;
}

function DemoGame(props: GameProps) {
  return <PlayFrame {...props} source={useDemoRounds(props.game)} demo />;
}
