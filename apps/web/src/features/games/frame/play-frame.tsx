import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { cardsVenue, venueOfGame, type MemberGameCode } from '@fairway/contract/games/codes.ts';
import { parseMoney } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import type { ParSheet } from '../api/shapes.ts';
import type { Board } from '../boards/board.ts';
import { FreeRoundsPanel } from '../free-rounds/free-rounds-panel.tsx';
import { useFreeRounds } from '../free-rounds/use-free-rounds.ts';
import type { RoundSource } from '../rounds/round-source.ts';
import { betOf, type Act } from '../rounds/shown-round.ts';
import { playPress } from '../sound/sound.ts';
import { CashOutButton } from './cash-out-button.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { FrameHead } from './frame-head.tsx';
import { OddsLine } from './odds-line.tsx';
import { PlayBoard } from './play-board.tsx';
import { PlayButton } from './play-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
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

/** What the panel begins with in each currency. */
const firstStakes = { CNY: '10.00', USDT: '1.00' } as const;

type Below = 'rules' | 'history' | 'seeds';

/** The frame of every game of the house: stake and choices at the left, the board beside them, figures of protection above, proof below. */
export function PlayFrame({ game, sheet, board, source, demo }: PlayFrameProps) {
  const { t } = useTranslation('games');
  const signedIn = useSession(({ session }) => session !== undefined);
  const [stakes, setStakes] = useState<Readonly<Record<WalletCurrency, string>>>(firstStakes);
  const [chosen, setChosen] = useState<WalletCurrency>('CNY');
  const [bet, setBet] = useState(board.firstBet);
  const [below, setBelow] = useState<Below>('rules');
  const play = usePlay(source, sheet.paceMilliseconds);
  const openRound = play.round?.status === 'open' ? play.round : undefined;
  const free = useFreeRounds(game, demo);
  // While a grant is chosen its stake is the stake.
  const given = openRound ?? free.chosen;
  const currency = given?.currency ?? chosen;
  const stake = given?.stake ?? stakes[currency];
  const isFree = openRound ? openRound.free : free.chosen !== undefined;
  const bounds = sheet.stakes.find((one) => one.currency === currency);
  if (!bounds) return null;
  const odds = board.odds(bet);
  const greatest =
    odds && !odds.byActs ? greatestStake(bounds, odds.most) : parseMoney(bounds.most, currency);
  const busy = play.phase !== 'ready';
  // Demo chips are no stakes.
  const closed = !demo && !sheet.open;
  const { Choices } = board;
  const { openElsewhere } = source;
  const balance = isFree ? undefined : source.balance(currency);
  const tabs: Below[] = demo || !signedIn ? ['rules'] : ['rules', 'history', 'seeds'];
  return (
    <>
      <FrameHead
        title={t(`names.${game}`)}
        cards={venueOfGame(game) === cardsVenue}
        tag={demo && <Tag tone="warning">{t('demo')}</Tag>}
        end={
          <Link to="/app/egame/play/$game" params={{ game }} search={demo ? {} : { demo: true }}>
            {t(demo ? 'toMoney' : 'toDemo')}
          </Link>
        }
      />
      <SessionLine
        session={play.session(currency)}
        stake={isFree ? '0.00' : stake}
        currency={currency}
        rtp={sheet.rtp}
        paceMilliseconds={sheet.paceMilliseconds}
        demo={demo}
      />
      {closed && <ClosedNotice />}
      {openElsewhere && <ElsewhereNotice game={openElsewhere} />}
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          <FreeRoundsPanel free={free} disabled={busy} />
          <StakePanel
            stake={stake}
            onChange={(next) => setStakes({ ...stakes, [currency]: next })}
            bounds={bounds}
            greatest={greatest}
            balance={balance}
            demo={demo}
            disabled={busy || isFree}
            currencies={source.currencies}
            onCurrency={setChosen}
          />
          {Choices && <Choices bet={openRound ? betOf(openRound) : bet} onChange={setBet} disabled={busy} />}
          <OddsLine odds={odds} stake={stake} currency={currency} />
          <RefusalNotice refusal={play.refusal} onClose={play.clearRefusal}>
            {openRound ? (
              <CashOutButton play={play} round={openRound} onCashOut={() => act({ act: 'cashOut' })} />
            ) : (
              <PlayButton
                play={play}
                demo={demo}
                free={isFree}
                closed={closed}
                off={!odds || stakeFault(stake, bounds, greatest, balance) !== undefined}
                onPress={() => {
                  playPress({ name: 'press' });
                  play.press({ amount: stake, currency, freeGrantId: free.chosen?.id }, bet);
                }}
              />
            )}
          </RefusalNotice>
        </Card>
        <PlayBoard game={game} board={board} bet={bet} play={play} onAct={act} />
      </div>
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

  function act(next: Act) {
    playPress({ name: 'press' });
    play.act(next);
  }

  function contentOf(value: Below) {
    if (value === 'rules') return <RulesPanel game={game} sheet={sheet} currency={currency} />;
    return value === 'history' ? <RoundList game={game} board={board} /> : <SeedsPanel />;
  }
}
