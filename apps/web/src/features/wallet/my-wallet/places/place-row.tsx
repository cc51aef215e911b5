import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { currencySymbol } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import type { Venue } from '../../api/use-venues.ts';
import type { NamedBalance } from '../named-balance.ts';
import styles from './places-panel.module.css';

interface RowProps {
  currency: 'CNY' | 'USDT';
  onExplain: (balance: NamedBalance) => void;
}

interface PlaceRowProps extends RowProps {
  part: NamedBalance['part'];
  channelCode?: string;
  name: string;
  /** A short sentence, or a state. */
  note?: ReactNode;
  amount: string;
  children?: ReactNode;
}

/** One place: its name, its balance that explains itself when pressed, and what can be done there. */
export function PlaceRow({
  part,
  channelCode,
  name,
  note,
  amount,
  currency,
  onExplain,
  children,
}: PlaceRowProps) {
  const { t } = useTranslation('wallet');
  const shown = displayAmount(amount, currency);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.actions}>{children}</div>
      <button
        type="button"
        className={styles.amount}
        aria-label={t('myWallet.explain', { name, amount: shown })}
        onClick={() =>
          onExplain({ part, currency, name, ...(channelCode === undefined ? {} : { channelCode }) })
        }
      >
        <Amount value={amount} symbol={currencySymbol[currency]} countUp />
      </button>
    </li>
  );
}

/** A venue's place in the wallet: state, money in transit, refresh, and the transfers there and back. */
export function VenueRow({ venue, currency, onExplain }: RowProps & { venue: Venue }) {
  const { t } = useTranslation('wallet');
  const refresh = useRefresh();
  const isCny = currency === 'CNY';
  const money = (isCny ? venue.money : venue.virtualMoney) ?? '0';
  const inTransit = (isCny ? venue.inTransitMoney : venue.virtualInTransitMoney) ?? '0';
  const search = { venue: venue.channelCode, wallet: currency };
  const { channelCode, name } = venue;
  return (
    <PlaceRow
      part="venue"
      channelCode={channelCode}
      name={name}
      note={<VenueNote venue={venue} inTransit={inTransit} currency={currency} />}
      amount={money}
      currency={currency}
      onExplain={onExplain}
    >
      {venue.path === null && (
        <Button
          variant="text"
          size="s"
          aria-label={t('refresh.venue', { venue: name })}
          loading={refresh.isPending}
          onClick={() => refresh.venue(venue, currency)}
        >
          {t('refresh.short')}
        </Button>
      )}
      {venue.wallet === 'transfer' && (
        <Link
          to="/app/myCenter/transfer"
          search={{ ...search, direction: /[1-9]/.test(money) ? 'in' : 'out' }}
          className={buttonClass({ variant: 'text', size: 's' })}
        >
          {/[1-9]/.test(money) ? t('myWallet.takeBack') : t('myWallet.send')}
        </Link>
      )}
    </PlaceRow>
  );
}

function VenueNote(props: { venue: Venue; inTransit: string; currency: 'CNY' | 'USDT' }) {
  const { t } = useTranslation('wallet');
  const { state, stateReason } = props.venue;
  const waits = /[1-9]/.test(props.inTransit);
  return (
    <>
      {state !== 'open' && (
        <Tag tone="warning" icon={<IconClock size={12} />} title={stateReason}>
          {t(`myWallet.${state}`)}
        </Tag>
      )}
      {waits && (
        <span className={styles.waits} title={t('myWallet.inTransitNote')}>
          {t('myWallet.inTransit')} {displayAmount(props.inTransit, props.currency)}
        </span>
      )}
    </>
  );
}
