import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useLuxury } from '../api/use-gifts.ts';
import { canTake } from '../gift/can-take.ts';
import { GiftGrid } from '../gift/gift-grid.tsx';
import { GiftPreview } from '../gift/gift-preview.tsx';
import { GiftRecords } from '../gift/gift-records.tsx';
import { GiftState } from '../gift/gift-state.tsx';
import { RemindButton } from './remind-button.tsx';
import styles from '../gift/gift.module.css';

/** The shop: gifts for points, a reminder for what is not to be had now, and the own exchanges. */
export function LuxuryBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const query = useLuxury(activity.no, !activity.isPreview);
  if (activity.isPreview) return <GiftPreview terms={activity.terms} />;
  return (
    <>
      <Panel title={t('luxury.title')} pad="l">
        <GiftState
          query={query}
          render={({ giftList, offers }) => (
            <div className={styles.body}>
              {offers
                .filter(({ reminder }) => reminder === 'due')
                .map(({ giftId }) => (
                  <Notice key={giftId} tone="ok">
                    {t('luxury.due', {
                      name: giftList.find(({ id }) => id === giftId)?.giftName ?? '',
                    })}
                  </Notice>
                ))}
              <GiftGrid
                source="luxury"
                no={activity.no}
                label={t('luxury.title')}
                gifts={giftList}
                offers={offers}
                needText={({ need }) => t('price', { need: need.toLocaleString('en') })}
                isOpen={canTake(activity, isSignedIn)}
                renderExtra={(offer) => <RemindButton activity={activity} offer={offer} />}
              />
            </div>
          )}
        />
      </Panel>
      {isSignedIn && (
        <Panel title={t('records.title')} pad="l">
          <GiftRecords kind="luxury" no={activity.no} />
        </Panel>
      )}
    </>
  );
}
