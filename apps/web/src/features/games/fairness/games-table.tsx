import { gameFigures } from '@fairway/fair-games';
import { memberGameCodes } from '@fairway/contract/games/codes.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { saveFile } from '../../../lib/files.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useHouseGames } from '../api/use-house-games.ts';
import styles from './fairness-page.module.css';

type Game = NonNullable<ReturnType<typeof useHouseGames>['data']>[number];
type FigureCode = keyof typeof gameFigures;

/** Every game on offer with what it returns, how often it pays and its greatest award; the par sheet as a file. */
export function GamesTable() {
  const { t } = useTranslation('fairness');
  const games = useHouseGames();
  if (games.isError && !games.data)
    return <FaultPanel title={t('games.fault')} fault={games.error} retry={games} />;
  const columns: readonly Column<Game>[] = [
    {
      key: 'game',
      head: t('games.game'),
      cell: ({ name, path }) => (
        <Link to={path} className={styles.link}>
          {name}
        </Link>
      ),
    },
    {
      key: 'bet',
      head: t('games.bet'),
      cell: ({ gameCode }) => {
        const code = figureCode(gameCode);
        return code && <span className={styles.quiet}>{t(`games.bets.${code}`)}</span>;
      },
    },
    { key: 'rtp', head: t('games.rtp'), align: 'end', cell: ({ rtp }) => (rtp === null ? '—' : `${rtp}%`) },
    {
      key: 'hitRate',
      head: t('games.hitRate'),
      align: 'end',
      cell: ({ gameCode }) => figuresOf(gameCode, ({ hitRate }) => `${Number(hitRate).toFixed(2)}%`),
    },
    { key: 'top', head: t('games.top'), align: 'end', cell: ({ gameCode }) => figuresOf(gameCode, topOf) },
    {
      key: 'oneIn',
      head: t('games.oneIn'),
      align: 'end',
      cell: ({ gameCode }) => figuresOf(gameCode, ({ oneIn }) => `1 / ${oneIn}`),
    },
    {
      key: 'sheet',
      head: t('games.sheet'),
      align: 'end',
      cell: ({ gameCode, name }) => <SheetButton gameCode={gameCode} name={name} />,
    },
  ];
  return (
    <Panel title={t('games.title')} note={t('games.note')}>
      {games.data?.length === 0 ? (
        <EmptyState title={t('games.empty')} text={t('games.emptyText')} />
      ) : (
        <Table
          caption={t('games.title')}
          columns={columns}
          rows={games.data ?? []}
          rowKey={({ gameCode }) => gameCode}
          loadingRows={games.isPending ? 6 : 0}
        />
      )}
    </Panel>
  );
}

function figureCode(gameCode: string): FigureCode | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an own name of the table is one of its names
  return Object.hasOwn(gameFigures, gameCode) ? (gameCode as FigureCode) : undefined;
}

function figuresOf(gameCode: string, say: (figures: (typeof gameFigures)[FigureCode]) => string): string {
  const code = figureCode(gameCode);
  return code === undefined ? '—' : say(gameFigures[code]);
}

const topOf = ({ top }: { top: string }) =>
  `× ${Number(top).toLocaleString('en', { maximumFractionDigits: 4 })}`;

/** Fetches a game's par sheet and has the browser keep it. */
function SheetButton({ gameCode, name }: { gameCode: string; name: string }) {
  const { t } = useTranslation('fairness');
  const game = memberGameCodes.find((code) => code === gameCode);
  if (game === undefined) return '—';
  const save = async () => {
    try {
      const sheet = await api.getParSheet({ game });
      const text = JSON.stringify(sheet, undefined, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `${game}-par-sheet-${sheet.version}.json`);
    } catch (fault) {
      showRefusal(fault);
    }
  };
  return (
    <Button
      variant="text"
      size="s"
      aria-label={t('games.saveOf', { game: name })}
      onClick={() => void save()}
    >
      {t('games.save')}
    </Button>
  );
}
