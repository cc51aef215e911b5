import { takeBackSeconds } from '@fairway/contract/live/gifts.ts';
import { GiftArtLazy } from '@fairway/ui/art/gift/gift-art-lazy.tsx';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useGiftChoices } from '../gift-choices.ts';
import { giftKind } from '../gift-kind.ts';
import { useGiftName } from '../use-gift-name.ts';
import type { createGiftFeed, ShownStreak } from './gift-feed.ts';
import styles from './gift-effects.module.css';

/** Seconds for which a streak stays without a further gift; a great one comes on the stage only once it is final. */
const stays = { bubble: 4, banner: 6, stage: takeBackSeconds + 3 } as const;

/** Gifts over the picture: the last streaks at its lower left, a great one on the stage. Nothing moves where motion is not wanted. */
export function GiftEffects({ feed }: { feed: ReturnType<typeof createGiftFeed> }) {
  const { t } = useTranslation('liveGifts');
  const { streaks, leave } = useStore(feed);
  const wanted = useGiftChoices(({ effects }) => effects);
  if (!wanted) return null;
  return (
    <div className={styles.layer} role="log" aria-label={t('effects.log')}>
      {streaks.map((streak) => (
        <Banner key={streak.streakId} streak={streak} onEnd={() => leave(streak.streakId)} />
      ))}
    </div>
  );
}

function Banner({ streak, onEnd }: { streak: ShownStreak; onEnd: () => void }) {
  const { t } = useTranslation('liveGifts');
  const nameOf = useGiftName();
  const { effect, streak: count } = streak;
  useEffect(() => {
    const timer = setTimeout(onEnd, stays[effect] * 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each gift of the streak starts the time again
  }, [effect, count]);
  return (
    <>
      <div className={clsx(styles.banner, styles[effect])}>
        <span className={styles.text}>
          <b>{streak.giver === '' ? t('boards.giver') : streak.giver}</b>
          <span>
            {t('effects.sent', { name: nameOf(streak.name), coins: streak.total.toLocaleString('en') })}
          </span>
        </span>
        <span className={styles.art}>
          <GiftArtLazy kind={giftKind(streak.art)} />
        </span>
        <span key={count} className={styles.count}>
          {t('effects.times', { count })}
        </span>
      </div>
      {effect === 'stage' && (
        <span className={styles.great} aria-hidden="true">
          <GiftArtLazy kind={giftKind(streak.art)} />
        </span>
      )}
    </>
  );
}
