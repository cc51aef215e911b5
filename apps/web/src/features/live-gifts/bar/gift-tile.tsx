import type { Gift } from '@fairway/contract/live/gift-schemas.ts';
import { GiftArtLazy } from '@fairway/ui/art/gift/gift-art-lazy.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { giftKind } from '../gift-kind.ts';
import { useGiftName } from '../use-gift-name.ts';
import styles from './gift-bar.module.css';

/** One gift with its price in coins; readers and a pointer at rest hear what that is in yuan. */
export function GiftTile({ gift, chosen, onChoose }: { gift: Gift; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('liveGifts');
  const name = useGiftName()(gift.name);
  const text = t('bar.price', {
    name,
    coins: gift.coins.toLocaleString('en'),
    worth: displayAmount(gift.worth, 'CNY'),
  });
  return (
    <button
      type="button"
      className={clsx(styles.tile, chosen && styles.chosen)}
      aria-pressed={chosen}
      aria-label={text}
      title={text}
      onClick={onChoose}
    >
      <span className={styles.art}>
        <GiftArtLazy kind={giftKind(gift.art)} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.coins}>{gift.coins.toLocaleString('en')}</span>
    </button>
  );
}
