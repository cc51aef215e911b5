import { giftCategories } from '@fairway/contract/promotions/gifts.ts';
import type { Gift, GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { enumLabel } from '../parts/enum-label.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import styles from './gift.module.css';

interface GiftCardProps {
  gift: Gift;
  offer: GiftOffer;
  /** What is asked, as text: `900 点额度`. */
  need: string;
  /** Undefined while nobody can take it: a visitor, a preview, a campaign that does not run. */
  onTake?: (() => void) | undefined;
  /** Beside the button: a reminder. */
  extra?: ReactNode;
}

const figure = (count: number): string => count.toLocaleString('en');

/** A gift: what it is, what it asks, how much of that there is, and how many are left. */
export function GiftCard({ gift, offer, need, onTake, extra }: GiftCardProps) {
  const { t } = useTranslation('gifts');
  const { giftName, giftMoney, giftProperties, imgUrls, category } = gift;
  const isPoints = category === giftCategories.codes.virtual;
  const worth = isPoints ? t('points', { count: Number(giftMoney) }) : displayAmount(giftMoney, 'CNY');
  return (
    <li className={styles.card} data-gift={gift.id} data-state={offer.state}>
      <span className={styles.picture}>
        <GiftDrawing name={imgUrls[0]} />
      </span>
      <div className={styles.name}>
        <h2>{giftName}</h2>
        <Tag>{enumLabel(giftCategories, category)}</Tag>
      </div>
      <p className={styles.worth}>{t('worth', { worth })}</p>
      {giftProperties.length > 0 && <p className={styles.properties}>{giftProperties.join(' · ')}</p>}
      <ProgressBar
        label={need}
        part={offer.have === null ? 0 : offer.have / offer.need}
        valueText={
          offer.have === null
            ? t('needOnly', { need: figure(offer.need) })
            : `${figure(offer.have)} / ${figure(offer.need)}`
        }
        tone={offer.state === 'open' && offer.have !== null ? 'gold' : 'azure'}
      />
      <div className={styles.foot}>
        <span className={styles.left}>{t('left', { count: offer.left })}</span>
        {extra}
        {onTake && (
          <Button size="s" variant="gold" disabled={offer.state !== 'open'} onClick={onTake}>
            {t(`take.${offer.state}`)}
          </Button>
        )}
      </div>
    </li>
  );
}
