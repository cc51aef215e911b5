import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { useSuperGiftTiers } from '../api/use-super-gift.ts';
import { GiftState } from '../gift/gift-state.tsx';
import { TierList } from './tier-list.tsx';

/** What a day's deposits give; of a version that is not published, by its terms. */
export function SuperGiftBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const { isPreview, no, terms } = activity;
  const query = useSuperGiftTiers(no, !isPreview);
  return (
    <Panel title={t('super.tiers')} pad="l">
      {isPreview ? (
        <TierList tiers={terms.kind === 'superGift' ? terms.gifts : []} />
      ) : (
        <GiftState query={query} render={({ gifts }) => <TierList tiers={gifts} />} />
      )}
    </Panel>
  );
}
