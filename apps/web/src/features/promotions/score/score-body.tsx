import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useActivityScore } from '../api/use-gifts.ts';
import { canTake } from '../gift/can-take.ts';
import { GiftGrid } from '../gift/gift-grid.tsx';
import { GiftPreview } from '../gift/gift-preview.tsx';
import { GiftRecords } from '../gift/gift-records.tsx';
import { GiftState } from '../gift/gift-state.tsx';

/** What the score is exchanged for, and what was exchanged. */
export function ScoreBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const query = useActivityScore(activity.no, !activity.isPreview);
  if (activity.isPreview) return <GiftPreview terms={activity.terms} />;
  return (
    <>
      <Panel title={t('score.title')} pad="l">
        <GiftState
          query={query}
          render={({ giftList, offers }) => (
            <GiftGrid
              source="score"
              no={activity.no}
              label={t('score.title')}
              gifts={giftList}
              offers={offers}
              needText={({ need }) => t('score.need', { need })}
              isOpen={canTake(activity, isSignedIn)}
            />
          )}
        />
      </Panel>
      {isSignedIn && (
        <Panel title={t('records.title')} pad="l">
          <GiftRecords kind="score" no={activity.no} />
        </Panel>
      )}
    </>
  );
}
