import { Button } from '@fairway/ui/components/button/button.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useTopGifts, type TopGift } from '../api/use-gifts.ts';
import { GiftDrawing } from '../gift/gift-drawing.tsx';
import { GiftState } from '../gift/gift-state.tsx';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { useNeedText } from './use-need-text.ts';
import styles from '../gift/gift.module.css';

/** The dearest gifts that can be had, with what each asks and how much of it the member has. */
export function TopGifts({ onChoose }: { onChoose: (gift: TopGift) => void }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const query = useTopGifts();
  const needText = useNeedText();
  return (
    <GiftState
      query={query}
      render={({ gifts }) => {
        if (gifts.length === 0) return <EmptyState title={t('apply.none')} text={t('apply.noneText')} />;
        return (
          <>
            <ul className={styles.choices} aria-label={t('apply.list')}>
              {gifts.map((top) => (
                <li key={`${top.no}/${top.gift.id}`} data-gift={top.gift.id}>
                  <span>
                    <GiftDrawing name={top.gift.imgUrls[0]} />
                  </span>
                  <span>
                    <b>{top.gift.giftName}</b>
                    <br />
                    <span className={styles.note}>
                      {top.offer.have === null
                        ? needText(top)
                        : t('apply.have', { need: needText(top), have: top.offer.have })}
                    </span>
                  </span>
                  {isSignedIn && (
                    <Button
                      size="s"
                      variant="gold"
                      disabled={top.offer.state !== 'open'}
                      aria-label={t('apply.of', { name: top.gift.giftName })}
                      onClick={() => onChoose(top)}
                    >
                      {t(`take.${top.offer.state}`)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {!isSignedIn && <LogInToJoin />}
          </>
        );
      }}
    />
  );
}
