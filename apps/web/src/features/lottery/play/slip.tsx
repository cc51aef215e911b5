import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, money, parseMoney } from '@fairway/money';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { closedPlays, type LotteryDetails } from '../api/use-lotteries.ts';
import { lineFault, stakeOf, type Line } from './line.ts';
import { PlaceButton } from './place-button.tsx';
import { PlacedNotice } from './placed-notice.tsx';
import { SlipLines } from './slip-lines.tsx';
import { usePlaceTickets } from './use-place-tickets.ts';
import styles from './slip.module.css';

/** Comes with the first chase. */
const ChaseDialog = lazy(async () => ({
  default: (await import('../chase/chase-dialog.tsx')).ChaseDialog,
}));

export interface SlipProps {
  details: LotteryDetails;
  currency: WalletCurrency;
  /** The slip's tickets, or the one on the board while the slip is empty. */
  lines: readonly Line[];
  /** Whether they are the slip's. */
  kept: boolean;
  onRemove: (id: string) => void;
  onClear: () => void;
  onCut: (number: string, most: number) => void;
  onPlaced: () => void;
  /** A line is staked on many issues: it is off the slip. */
  onChased: (line: Line) => void;
  /** The present issue is no longer the present one. */
  onStale: () => void;
}

/** The tickets with what they cost, for which issue, and the one press that places them all. */
export function Slip(props: SlipProps) {
  const { details, currency, lines, kept } = props;
  const { lottery, current } = details;
  const { t } = useTranslation('lottery');
  const now = useNow();
  const wallet = useWalletBalance();
  const signedIn = useSession(({ session }) => session !== undefined);
  const place = usePlaceTickets(lottery);
  const [chased, setChased] = useState<Line>();
  // The issue that the lines were chosen for. With nothing chosen it is the present one, else the member says when it changes.
  const [meant, setMeant] = useState(current?.issue);
  if (lines.length === 0 && current && meant !== current.issue) setMeant(current.issue);
  const moved = meant !== undefined && current !== null && current.issue !== meant && lines.length > 0;
  const open = current !== null && now < Date.parse(current.closesAt);
  const total = money(
    currency,
    lines.reduce((sum, line) => sum + (stakeOf(line, currency)?.minor ?? 0n), 0n),
  );
  const balance = currency === 'CNY' ? wallet.data?.centerMoney : wallet.data?.virtualMoney;
  const short = balance !== undefined && parseMoney(balance, currency).minor < total.minor;
  const bounds = details.bounds.find((one) => one.currency === currency);
  const shut = closedPlays(details);
  const closed = !details.open || lines.some(({ play }) => shut.has(play));
  const bad = !bounds || lines.some((line) => lineFault(line, bounds) !== undefined);
  const text = exactAmount(formatMoney(total), currency);
  return (
    <Panel
      pad="l"
      title={t('slip.title')}
      className={styles.slip}
      end={
        kept && (
          <Button variant="text" size="s" onClick={props.onClear}>
            {t('slip.clear')}
          </Button>
        )
      }
    >
      {kept ? (
        <SlipLines
          lottery={lottery}
          lines={lines}
          currency={currency}
          onRemove={props.onRemove}
          onChase={signedIn && details.open ? setChased : undefined}
          closed={shut}
        />
      ) : (
        <p className={styles.quiet}>{t('slip.empty')}</p>
      )}
      {balance !== undefined && (
        <p className={styles.quiet}>
          {t('bar.balance')} <b>{exactAmount(balance, currency)}</b>
        </p>
      )}
      {moved && (
        <Notice tone="warning" role="alert">
          {t('slip.moved', { from: meant, to: current.issue })}
        </Notice>
      )}
      <PlacedNotice
        asked={place}
        onCut={(number, most) => {
          props.onCut(number, most);
          place.reset();
        }}
      />
      {lines.length > 0 && details.open && closed && (
        <Notice tone="warning" {...{ role: 'status' as const }}>
          {t('closed.lines')}
        </Notice>
      )}
      {current && !moved && (
        <p className={styles.quiet}>{t(open ? 'slip.issue' : 'slip.closed', { issue: current.issue })}</p>
      )}
      {moved ? (
        <Button size="l" wide onClick={() => setMeant(current.issue)}>
          {t('slip.confirm', { issue: current.issue })}
        </Button>
      ) : (
        <PlaceButton
          total={lines.length === 0 ? undefined : text}
          asking={place.isPending}
          off={lines.length === 0 || bad || closed || !open}
          short={short}
          onPress={() => {
            if (current)
              place.mutate(
                { issue: current.issue, currency, lines },
                { onSuccess: props.onPlaced, onError: props.onStale },
              );
          }}
        />
      )}
      {!kept && signedIn && lines[0] && (
        <Button
          variant="quiet"
          wide
          disabled={current === null || closed}
          onClick={() => setChased(lines[0])}
        >
          {t('chase.open')}
        </Button>
      )}
      {chased && (
        <Suspense fallback={null}>
          <ChaseDialog
            details={details}
            line={chased}
            currency={currency}
            onClose={() => setChased(undefined)}
            onPlaced={() => props.onChased(chased)}
            onStale={props.onStale}
          />
        </Suspense>
      )}
    </Panel>
  );
}
