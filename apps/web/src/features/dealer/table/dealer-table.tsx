import { Card } from '@fairway/ui/components/card/card.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, money } from '@fairway/money';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import type { TableDetails } from '../api/shapes.ts';
import { usePlaceBets } from '../api/use-place-bets.ts';
import { BelowTabs } from '../below/below-tabs.tsx';
import { sumOf } from '../chips/draft.ts';
import { meanReturn } from '../chips/mean-return.ts';
import { laidOf, useBets } from '../chips/use-bets.ts';
import { BetPanel } from '../panel/bet-panel.tsx';
import { Roads } from '../roads/roads.tsx';
import { phaseOf } from './deal-phase.ts';
import { spoken } from './spoken.ts';
import { TableFelt } from './table-felt.tsx';
import { TableHead } from './table-head.tsx';
import { useDealerSession, type SessionFigures } from './use-dealer-session.ts';
import { useRevealed } from './use-revealed.ts';
import styles from './table-page.module.css';

/** The line of protection over every game. */
export type SessionLineOf = ComponentType<{
  session: SessionFigures;
  stake: string | undefined;
  currency: WalletCurrency;
  rtp: string;
  paceMilliseconds: number;
  demo: boolean;
}>;

/** From the opening of one deal to that of the next at the least: betting, the draw or the cards, and a pause to see the result. */
const leastMilliseconds = 25_000;

/** Everything to play at a table: figures of protection, chips and felt, roads, rules and proof. */
export function DealerTable({ details, SessionLine }: { details: TableDetails; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('dealer');
  const { table, game, deal, own, spots } = details;
  const now = useNow(250);
  const phase = phaseOf(deal, now);
  const { revealed, live } = useRevealed(game, deal);
  const session = useDealerSession(table);
  const placing = usePlaceBets(table);
  const isStaked = own !== null && own.deal === deal?.number;
  const open = details.open && phase === 'betting' && !isStaked;
  const asking = placing.isPending;
  const bets = useBets({
    bounds: details.stakes,
    // Chips whose call is under way are not taken back while it is.
    deal: open || asking ? deal?.number : undefined,
    newest: session.newest,
  });
  const [aim, setAim] = useState<string>();
  const stakes = isStaked ? own : undefined;
  const currency = stakes?.currency ?? bets.currency;
  const rtpOf = (spot: string) => spots.find((one) => one.spot === spot)?.rtp;
  const confirm = () => {
    if (!deal) return;
    const asked = [...bets.laid].map(([spot, minor]) => ({
      spot,
      stake: formatMoney(money(bets.currency, minor)),
    }));
    placing.mutate({ deal: deal.number, currency: bets.currency, spots: asked }, { onSuccess: bets.clear });
  };
  return (
    <>
      <TableHead details={details} />
      <SessionLine
        session={session.figures(currency)}
        stake={stakes?.stake ?? formatMoney(money(currency, sumOf(bets.laid)))}
        currency={currency}
        rtp={
          meanReturn(stakes ? laidOf(stakes) : bets.laid, rtpOf) ?? rtpOf(aim ?? '') ?? spots[0]?.rtp ?? '0'
        }
        paceMilliseconds={leastMilliseconds}
        demo={false}
      />
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          <BetPanel
            table={details}
            bets={bets}
            aimed={spots.find(({ spot }) => spot === aim)}
            open={open}
            asking={asking}
            onConfirm={confirm}
          />
        </Card>
        <TableFelt
          details={details}
          bets={bets}
          phase={phase}
          open={open && !asking}
          live={live}
          revealed={revealed}
          onAim={setAim}
        />
      </div>
      <VisuallyHidden aria-live="polite">{spoken(t, details, phase, revealed)}</VisuallyHidden>
      <Roads
        game={game}
        // What is still being shown is not on the road yet.
        road={revealed ? details.road : details.road.filter((one) => one.deal !== deal?.number)}
        spots={spots}
      />
      <BelowTabs details={details} currency={bets.currency} />
    </>
  );
}
