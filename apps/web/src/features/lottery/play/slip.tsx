import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryIssue, LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { formatMoney, money, parseMoney } from '@fairway/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { lineFault, stakeOf, type Line, type TicketBounds } from './line.ts';
import { PlaceButton } from './place-button.tsx';
import { SlipLines } from './slip-lines.tsx';
import { roomOf, usePlaceTickets } from './use-place-tickets.ts';
import styles from './slip.module.css';

export interface SlipProps {
  lottery: LotteryCode;
  current: LotteryIssue | null;
  currency: WalletCurrency;
  /** The slip's tickets, or the one on the board while the slip is empty. */
  lines: readonly Line[];
  /** Whether they are the slip's. */
  kept: boolean;
  bounds: readonly TicketBounds[];
  onRemove: (id: string) => void;
  onClear: () => void;
  onCut: (number: string, most: number) => void;
  onPlaced: (tickets: readonly LotteryTicket[]) => void;
  /** The present issue is no longer the present one. */
  onStale: () => void;
}

/** The tickets with what they cost, for which issue, and the one press that places them all. */
export function Slip(props: SlipProps) {
  const { lottery, current, currency, lines, kept } = props;
  const { t } = useTranslation('lottery');
  const now = useNow();
  const wallet = useWalletBalance();
  const place = usePlaceTickets(lottery);
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
  const bounds = props.bounds.find((one) => one.currency === currency);
  const bad = !bounds || lines.some((line) => lineFault(line, bounds) !== undefined);
  const room = roomOf(place.error);
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
        <SlipLines lines={lines} currency={currency} onRemove={props.onRemove} />
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
      {room && (
        <Notice
          tone="danger"
          role="alert"
          end={
            room.times > 0 && (
              <Button
                variant="quiet"
                size="s"
                onClick={() => {
                  props.onCut(room.number, room.times);
                  place.reset();
                }}
              >
                {t('slip.use', { times: room.times })}
              </Button>
            )
          }
        >
          {room.text}
        </Notice>
      )}
      {place.data && (
        <Notice tone="ok" {...{ role: 'status' as const }}>
          {t('slip.placed', {
            count: place.data.tickets.length,
            stake: exactAmount(place.data.stake, place.data.tickets[0]?.currency ?? 'CNY'),
            balance: exactAmount(place.data.balance, place.data.tickets[0]?.currency ?? 'CNY'),
          })}
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
          off={lines.length === 0 || bad || !open}
          short={short}
          onPress={() => {
            if (current)
              place.mutate(
                { issue: current.issue, currency, lines },
                { onSuccess: ({ tickets }) => props.onPlaced(tickets), onError: props.onStale },
              );
          }}
        />
      )}
    </Panel>
  );
}
