import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import type { GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { usePresent, type PresentState } from '../api/use-gifts.ts';
import { canTake } from '../gift/can-take.ts';
import { GiftGrid } from '../gift/gift-grid.tsx';
import { GiftPreview } from '../gift/gift-preview.tsx';
import { GiftRecords } from '../gift/gift-records.tsx';
import { GiftState } from '../gift/gift-state.tsx';
import styles from '../gift/gift.module.css';

/** The gifts by what they ask, and what was exchanged. */
export function PresentBody({ activity }: { activity: Activity }) {
  const query = usePresent(activity.no, !activity.isPreview);
  if (activity.isPreview) return <GiftPreview terms={activity.terms} />;
  return (
    <Card pad="l">
      <GiftState query={query} render={(state) => <PresentTabs activity={activity} state={state} />} />
    </Card>
  );
}

function PresentTabs({ activity, state }: { activity: Activity; state: PresentState }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const [tab, setTab] = useState('bet');
  const { no } = activity;
  const { giftList, betGifts, firstDepositGift, levelGifts, exchangeGift, activityTabTitle } = state;
  const [forPlay, forOthers, records] = activityTabTitle;
  const isOpen = canTake(activity, isSignedIn);
  const first = firstDepositGift?.giftId;
  const needText = ({ giftId, need }: GiftOffer) =>
    t(giftId === first ? 'present.first' : 'present.level', { need });
  const common = { source: 'present', no, gifts: giftList, isOpen } as const;
  return (
    <Tabs
      label={t('present.tabs')}
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'bet',
          label: forPlay,
          content: (
            <div className={styles.body}>
              <GiftGrid
                {...common}
                label={forPlay ?? ''}
                offers={betGifts}
                needText={({ need }) => t('present.need', { need })}
              />
            </div>
          ),
        },
        {
          value: 'others',
          label: forOthers,
          content: (
            <div className={styles.body}>
              <GiftGrid
                {...common}
                label={forOthers ?? ''}
                offers={[...(firstDepositGift ? [firstDepositGift] : []), ...levelGifts]}
                needText={needText}
              />
            </div>
          ),
        },
        {
          value: 'records',
          label: records,
          count: exchangeGift.length,
          content: <GiftRecords kind="present" no={no} />,
        },
      ]}
    />
  );
}
