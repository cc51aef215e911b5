import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGifts } from '../api/use-gifts.ts';
import { useGiftSender } from '../sending/use-gift-sender.ts';
import { GiftPurse } from './gift-purse.tsx';
import { GiftReceiptLine } from './gift-receipt-line.tsx';
import { GiftTile } from './gift-tile.tsx';
import styles from './gift-bar.module.css';

export interface GiftBarProps {
  chatRoomNo: string;
  /** Whether the room's anchor is live: gifts are taken then only. */
  onAir: boolean;
  /** The purchase of coins, open until it calls `close`. */
  purchase: (close: () => void) => ReactNode;
  /** Asks the giver for a proof of the owner, open until it calls `close`. */
  confirm: (close: () => void) => ReactNode;
}

/** Gifts under the picture: one is chosen, then each press of the button gives; what was given last can be taken back. */
export function GiftBar({ chatRoomNo, onAir, purchase, confirm }: GiftBarProps) {
  const { t } = useTranslation('liveGifts');
  const gifts = useGifts();
  const sender = useGiftSender(chatRoomNo, gifts.data);
  const [chosen, setChosen] = useState<string>();
  if (gifts.isError && !gifts.data)
    return <FaultPanel title={t('bar.fault')} fault={gifts.error} retry={gifts} />;
  const list = gifts.data;
  const closed = list && (list.open ? (onAir ? undefined : t('bar.notLive')) : t('bar.closed'));
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.row}>
        <div className={styles.tiles}>
          {list
            ? list.gifts.map((gift) => (
                <GiftTile
                  key={gift.giftId}
                  gift={gift}
                  chosen={gift.giftId === chosen}
                  onChoose={() => setChosen(gift.giftId)}
                />
              ))
            : Array.from({ length: 10 }, (_, place) => <Skeleton key={place} height={84} />)}
        </div>
        <GiftPurse
          chatRoomNo={chatRoomNo}
          gift={list?.gifts.find(({ giftId }) => giftId === chosen)}
          closed={closed}
          sender={sender}
          purchase={purchase}
        />
      </div>
      {sender.receipt && (
        <GiftReceiptLine key={sender.receipt.giftNo} receipt={sender.receipt} onBack={sender.forget} />
      )}
      {sender.proofNeeded && confirm(sender.closeProof)}
    </section>
  );
}
