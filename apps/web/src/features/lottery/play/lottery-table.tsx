import { Card } from '@fairway/ui/components/card/card.tsx';
import { mostNotes, playOf, type PlayCode } from '@fairway/fair-games';
import { mostTickets } from '@fairway/contract/lottery/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney } from '@fairway/money';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryDetails } from '../api/use-lotteries.ts';
import { BetBar } from './bet-bar.tsx';
import { BelowTabs } from './below-tabs.tsx';
import { stakeOf, type Line } from './line.ts';
import { countNotes, emptyRows, pickText } from './pick.ts';
import { PickBoard } from './pick-board.tsx';
import { PlayChoice } from './play-choice.tsx';
import { firstOf, playGroups } from './play-groups.ts';
import { Slip } from './slip.tsx';
import { useLotterySession, type SessionFigures } from './use-lottery-session.ts';
import { useSlip } from './use-slip.ts';
import styles from './lottery-page.module.css';

const day = 86_400_000;

/** The line of protection over every game. */
export type SessionLineOf = ComponentType<{
  session: SessionFigures;
  stake: string | undefined;
  rtp: string;
  paceMilliseconds: number;
  demo: boolean;
}>;

/** Everything to play a lottery with: the play types, the board, the bet bar and the slip. */
export function LotteryTable({
  details,
  again,
  SessionLine,
}: {
  details: LotteryDetails;
  /** Asks for the lottery again: its issue is no longer the present one. */
  again: () => void;
  SessionLine: SessionLineOf;
}) {
  const { t } = useTranslation('lottery');
  const { lottery, everyMinutes } = details;
  const groups = playGroups[lottery];
  const [play, setPlay] = useState<PlayCode>(() => firstOf(groups[0]));
  const { form } = playOf(play);
  const [rows, setRows] = useState(() => emptyRows(form));
  const [currency, setCurrency] = useState<WalletCurrency>('CNY');
  const [unit, setUnit] = useState('2');
  const [times, setTimes] = useState(1);
  const slip = useSlip();
  const session = useLotterySession(lottery);
  const line = details.plays.find((one) => one.play === play);
  const notes = countNotes(form, rows);
  const present: Line = { id: 'present', play, pick: pickText(form, rows), notes: notes ?? 0, unit, times };
  const stake = stakeOf(present, currency);
  const lines = slip.lines.length > 0 ? slip.lines : present.notes > 0 ? [present] : [];
  const group = groups.find(({ plays }) => plays.includes(play)) ?? groups[0];
  if (!line || !group) return null;

  const choose = (next: PlayCode) => {
    setPlay(next);
    setRows(emptyRows(playOf(next).form));
  };
  const notesInSlip = slip.lines.reduce((sum, one) => sum + one.notes, 0);
  return (
    <>
      <SessionLine
        session={session.figures}
        stake={currency === 'CNY' && stake ? formatMoney(stake) : currency === 'CNY' ? '0.00' : undefined}
        rtp="97"
        paceMilliseconds={everyMinutes === null ? day : everyMinutes * 60_000}
        demo={false}
      />
      <div className={styles.columns}>
        <Card pad="l" className={styles.board}>
          <PlayChoice groups={groups} group={group} play={play} onPlay={choose} />
          {details.open && !line.open && (
            <Notice tone="warning" {...{ role: 'status' as const }}>
              {t('closed.play')}
            </Notice>
          )}
          <PickBoard play={play} line={line} rows={rows} onRows={setRows} />
          <BetBar
            details={details}
            line={line}
            rows={rows}
            draft={present}
            tooMany={notes === undefined}
            currency={currency}
            onCurrency={(next) => {
              setCurrency(next);
              setUnit(next === 'CNY' ? '2' : '0.5');
            }}
            currencyFixed={slip.lines.length > 0}
            onUnit={setUnit}
            onTimes={setTimes}
            addFault={
              !line.open
                ? t('closed.play')
                : slip.lines.length >= mostTickets
                  ? t('slip.full')
                  : notesInSlip + present.notes > mostNotes
                    ? t('slip.tooMany')
                    : undefined
            }
            onAdd={() => {
              slip.add(present);
              setRows(emptyRows(form));
            }}
          />
        </Card>
        <Slip
          details={details}
          currency={currency}
          lines={lines}
          kept={slip.lines.length > 0}
          onRemove={slip.remove}
          onClear={slip.clear}
          onCut={(number, most) => {
            if (slip.lines.length > 0) slip.cut(number, most);
            else setTimes(Math.max(1, Math.min(times, most)));
          }}
          onPlaced={() => {
            if (slip.lines.length > 0) slip.clear();
            else setRows(emptyRows(form));
            session.placed();
          }}
          onChased={({ id }) => {
            if (id === present.id) setRows(emptyRows(form));
            else slip.remove(id);
            session.placed();
          }}
          onStale={again}
        />
      </div>
      <BelowTabs lottery={lottery} />
    </>
  );
}
