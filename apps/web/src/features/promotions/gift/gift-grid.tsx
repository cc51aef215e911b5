import type { Gift, GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftSource } from '../api/use-gifts.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { GiftCard } from './gift-card.tsx';
import styles from './gift.module.css';

interface GiftGridProps<Offer extends GiftOffer> {
  source: GiftSource;
  no: number;
  label: string;
  gifts: readonly Gift[];
  offers: readonly Offer[];
  /** What is asked for a gift, as text. */
  needText: (offer: Offer) => string;
  /** Whether the caller can take any now. */
  isOpen: boolean;
  renderExtra?: (offer: Offer) => ReactNode;
}

/** Gifts as cards, and the window that exchanges one. */
export function GiftGrid<Offer extends GiftOffer>(props: GiftGridProps<Offer>) {
  const { source, no, label, gifts, offers, needText, isOpen, renderExtra } = props;
  const { t } = useTranslation('gifts');
  const [chosen, setChosen] = useState<string>();
  const giftOf = (id: string | undefined) => gifts.find((gift) => gift.id === id);
  const offer = offers.find(({ giftId }) => giftId === chosen);
  const gift = giftOf(chosen);
  if (offers.length === 0) return <p className={styles.note}>{t('none')}</p>;
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {offers.map((each) => {
          const own = giftOf(each.giftId);
          return (
            own && (
              <GiftCard
                key={each.giftId}
                gift={own}
                offer={each}
                need={needText(each)}
                onTake={isOpen ? () => setChosen(each.giftId) : undefined}
                extra={renderExtra?.(each)}
              />
            )
          );
        })}
      </ul>
      {gift && offer && (
        <ExchangeDialog
          key={gift.id}
          source={source}
          no={no}
          gift={gift}
          price={needText(offer)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
