import type { Gift } from '@fairway/contract/live/gift-schemas.ts';
import { CoinMark } from '@fairway/ui/art/object/coin-mark.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useCoinBalance } from '../../wallet/coins/api/use-coin-balance.ts';
import { useGiftName } from '../use-gift-name.ts';
import type { useGiftSender } from '../sending/use-gift-sender.ts';
import { RoomLimitDialog } from './room-limit-dialog.tsx';
import styles from './gift-bar.module.css';

const counts = ['1', '10', '66', '99'] as const;
type Count = (typeof counts)[number];

export interface GiftPurseProps {
  chatRoomNo: string;
  gift: Gift | undefined;
  /** Why nothing can be given now. */
  closed: string | undefined;
  sender: ReturnType<typeof useGiftSender>;
  purchase: (close: () => void) => ReactNode;
}

/** The viewer's coins, how many gifts a press gives, and the button that gives them. */
export function GiftPurse({ chatRoomNo, gift, closed, sender, purchase }: GiftPurseProps) {
  const { t } = useTranslation('liveGifts');
  const signedIn = useSession(({ session }) => session !== undefined);
  const coins = useCoinBalance().data;
  const nameOf = useGiftName();
  const [count, setCount] = useState<Count>('1');
  const [buying, setBuying] = useState(false);
  const [limiting, setLimiting] = useState(false);
  if (!signedIn)
    return (
      <div className={styles.purse}>
        <Link to="/app/login" className={buttonClass({ variant: 'gold', size: 's' })}>
          {t('bar.signIn')}
        </Link>
      </div>
    );
  const price = gift ? gift.coins * Number(count) : 0;
  const missing = coins ? price - Number(coins.availableBalance) : 0;
  const reason =
    closed ??
    (gift ? undefined : t('bar.choose')) ??
    (missing > 0 ? t('bar.short', { missing: missing.toLocaleString('en') }) : undefined);
  const { receipt } = sender;
  return (
    <div className={styles.purse}>
      <p className={styles.balance}>
        <span className={styles.quiet}>{t('bar.balance')}</span>
        <Link to="/app/myCenter/myWallet" className={styles.link}>
          {t('bar.records')}
        </Link>
        <Button variant="text" size="s" onClick={() => setLimiting(true)}>
          {t('limit.open')}
        </Button>
      </p>
      <p className={styles.amount}>
        <CoinMark size={22} />
        <b>{coins ? Number(coins.balance).toLocaleString('en') : '…'}</b>
        {receipt && sender.giftId !== undefined && (
          <span className={styles.streak}>
            {t('bar.streak', { count: receipt.streak, worth: displayAmount(receipt.streakWorth, 'CNY') })}
          </span>
        )}
      </p>
      <div className={styles.acts}>
        <Button variant="quiet" size="s" onClick={() => setBuying(true)}>
          {t('bar.buy')}
        </Button>
        <Select<Count>
          size="s"
          label={t('bar.count')}
          value={count}
          onChange={setCount}
          options={counts.map((value) => ({ value, label: t('bar.times', { count: value }) }))}
        />
        <Button
          variant="gold"
          size="s"
          disabledReason={reason}
          aria-label={
            gift && t('bar.sendOf', { name: nameOf(gift.name), count, coins: price.toLocaleString('en') })
          }
          onClick={() => gift && sender.tap(gift.giftId, Number(count))}
        >
          {t('bar.send')}
        </Button>
      </div>
      {buying && purchase(() => setBuying(false))}
      {limiting && <RoomLimitDialog chatRoomNo={chatRoomNo} onClose={() => setLimiting(false)} />}
    </div>
  );
}
