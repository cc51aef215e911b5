import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { convert, parseMoney, parseRate, sum } from '@fairway/money';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayMoney } from '@fairway/money';
import type { Venue } from '../../api/use-venues.ts';
import type { NamedBalance } from '../named-balance.ts';
import { PlaceRow, VenueRow } from './place-row.tsx';
import styles from './places-panel.module.css';

export interface PlacesPanelProps {
  currency: 'CNY' | 'USDT';
  balance: WalletBalance;
  venues: readonly Venue[];
  onExplain: (balance: NamedBalance) => void;
}

/** One wallet, place by place: center, locked, owed, and every venue that has a wallet, with what is in transit. */
export function PlacesPanel({ currency, balance, venues, onExplain }: PlacesPanelProps) {
  const { t } = useTranslation('wallet');
  const isCny = currency === 'CNY';
  const wallet = t(`walletTypes.${currency}`);
  const center = isCny ? balance.centerMoney : balance.virtualMoney;
  const locked = isCny ? balance.lockMoney : balance.virtualLockMoney;
  const owed = isCny ? balance.owedMoney : balance.virtualOwedMoney;
  const row = { currency, onExplain };
  return (
    <Panel
      title={wallet}
      note={isCny ? undefined : t('myWallet.worth', { amount: worth(balance) })}
      className={styles.panel}
    >
      <ul className={styles.rows}>
        <PlaceRow {...row} part="center" name={t('center')} amount={center} />
        <PlaceRow
          {...row}
          part="locked"
          name={t('myWallet.locked')}
          note={t('myWallet.lockedNote')}
          amount={locked}
        />
        {/[1-9]/.test(owed) && (
          <PlaceRow
            {...row}
            part="debt"
            name={t('myWallet.owed')}
            note={t('myWallet.owedNote')}
            amount={`-${owed}`}
          />
        )}
        {venues
          .filter((venue) => venue.wallet === 'transfer' || holds(venue, currency))
          .map((venue) => (
            <VenueRow key={venue.channelCode} {...row} venue={venue} />
          ))}
      </ul>
    </Panel>
  );
}

/** Whether the member has a seat there with money in it. */
function holds(venue: Venue, currency: 'CNY' | 'USDT'): boolean {
  return (
    venue.wallet === 'seat' && /[1-9]/.test((currency === 'CNY' ? venue.money : venue.virtualMoney) ?? '')
  );
}

/** All USDT of the member at today's rate. */
function worth(balance: WalletBalance): string {
  const all = [
    balance.virtualMoney,
    balance.virtualLockMoney,
    balance.virtualInTransitMoney,
    ...Object.values(balance.virtualVenueMoney),
  ].map((amount) => parseMoney(amount, 'USDT'));
  const rate = parseRate(balance.baseRate, 8);
  return displayMoney(convert(sum('USDT', all), 'CNY', { rate, round: 'down' }));
}
