import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { parseMoney } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import type { ParSheet } from '../api/shapes.ts';
import type { Board } from '../boards/board.ts';
import type { RoundSource } from '../rounds/round-source.ts';
import { betOf } from '../rounds/shown-round.ts';
import { CashOutButton } from './cash-out-button.tsx';
import { OddsLine } from './odds-line.tsx';
import { PlayButton } from './play-button.tsx';
import { ResultLine } from './result-line.tsx';
import { RoundList } from './round-list.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SeedsPanel } from './seeds-panel.tsx';
import { SessionLine } from './session-line.tsx';
import { greatestStake, stakeFault } from './stake-limits.ts';
import { StakePanel } from './stake-panel.tsx';
import { usePlay } from './use-play.ts';
import styles from './play-frame.module.css';

export interface PlayFrameProps {
  game: MemberGameCode;
  sheet: ParSheet;
  board: Board;
  source: RoundSource;
  demo: boolean;
}

type Below = 'rules' | 'history' | 'seeds';

/** The frame of every game of the house: stake and choices at the left, the board beside them, figures of protection above, proof below. */
export function PlayFrame({ game, sheet, board, source, demo }: PlayFrameProps) {
  const { t } = useTranslation('games');
  const signedIn = useSession(({ session }) => session !== undefined);
  const [stake, setStake] = useState('10.00');
  const [bet, setBet] = useState(board.firstBet);
  const [below, setBelow] = useState<Below>('rules');
  const play = usePlay(source, sheet.paceMilliseconds);
  const bounds = sheet.stakes.find(({ currency }) => currency === source.currency);
  if (!bounds) return null;
  const odds = board.odds(bet);
  const greatest = odds && !odds.byActs ? greatestStake(bounds, odds.most) : parseMoney(bounds.most, 'CNY');
  const busy = play.phase !== 'ready';
  const { Choices, Stage } = board;
  const { openElsewhere } = source;
  const openRound = play.round?.status === 'open' ? play.round : undefined;
  const tabs: Below[] = demo || !signedIn ? ['rules'] : ['rules', 'history', 'seeds'];
  return (
    <>
      <header className={styles.head}>
        <Link to="/app/egame/$id" params={{ id: '1' }}>
          {t('hall')}
        </Link>
        <h1 className={styles.title}>{t(`names.${game}`)}</h1>
        {demo && <Tag tone="warning">{t('demo')}</Tag>}
        <Link
          className={styles.mode}
          to="/app/egame/play/$game"
          params={{ game }}
          search={demo ? {} : { demo: true }}
        >
          {t(demo ? 'toMoney' : 'toDemo')}
        </Link>
      </header>
      <SessionLine
        session={play.session}
        stake={stake}
        rtp={sheet.rtp}
        paceMilliseconds={sheet.paceMilliseconds}
        demo={demo}
      />
      {openElsewhere && (
        <Notice
          tone="warning"
          end={
            <Link to="/app/egame/play/$game" params={{ game: openElsewhere }}>
              {t('elsewhere.go')}
            </Link>
          }
        >
          {t('elsewhere.text', { game: t(`names.${openElsewhere}`) })}
        </Notice>
      )}
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          <StakePanel
            stake={openRound ? openRound.stake : stake}
            onChange={setStake}
            bounds={bounds}
            greatest={greatest}
            balance={source.balance}
            demo={demo}
            disabled={busy}
          />
          {Choices && <Choices bet={openRound ? betOf(openRound) : bet} onChange={setBet} disabled={busy} />}
          <OddsLine odds={odds} stake={stake} />
          {openRound ? (
            <CashOutButton play={play} round={openRound} />
          ) : (
            <PlayButton
              play={play}
              demo={demo}
              off={!odds || stakeFault(stake, bounds, greatest, source.balance) !== undefined}
              onPress={() => play.press(stake, bet)}
            />
          )}
        </Card>
        <section className={styles.board} aria-label={t(`names.${game}`)}>
          <Stage
            bet={bet}
            round={play.round}
            onShown={play.shown}
            act={play.phase === 'open' ? play.act : undefined}
          />
          <ResultLine round={play.isShown ? play.round : undefined} />
        </section>
      </div>
      <VisuallyHidden aria-live="polite">
        {play.isShown && play.round ? board.speak(t, play.round) : ''}
      </VisuallyHidden>
      <Card pad="l">
        <Tabs
          label={t('below.label')}
          value={tabs.includes(below) ? below : 'rules'}
          onChange={setBelow}
          items={tabs.map((value) => ({
            value,
            label: t(`below.${value}`),
            content: <div className={styles.below}>{contentOf(value)}</div>,
          }))}
        />
      </Card>
    </>
  );

  function contentOf(value: Below) {
    if (value === 'rules') return <RulesPanel game={game} sheet={sheet} />;
    return value === 'history' ? <RoundList game={game} board={board} /> : <SeedsPanel />;
  }
}
