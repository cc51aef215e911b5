import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useVipGifts } from '../api/use-vip-gifts.ts';
import { GiftRow } from './gift-row.tsx';
import styles from './gifts-card.module.css';
import { nearGifts } from './near-gifts.ts';

/** The member's gifts: the month's, the birthday's, and the bonuses of levels up to the next one, or of all. */
export function GiftsCard() {
  const { t } = useTranslation('vipGifts');
  const gifts = useVipGifts();
  const [isWhole, setWhole] = useState(false);
  if (gifts.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={220} radius="var(--r-lg)" />
      </Loading>
    );
  if (!gifts.data) return <FaultPanel title={t('fault')} fault={gifts.error} retry={gifts} />;
  const all = gifts.data.gifts;
  const near = nearGifts(all);
  const shown = isWhole ? all : near;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
        {near.length < all.length && (
          <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'fewer' : 'all')}
          </Button>
        )}
      </div>
      <ul className={styles.gifts} aria-label={t('list')}>
        {shown.map((gift) => (
          <GiftRow key={gift.gift === 'upgrade' ? `upgrade ${gift.level}` : gift.gift} gift={gift} />
        ))}
      </ul>
    </Card>
  );
}
