import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import type { GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import type { PresentGift, PricedGift } from '@fairway/contract/promotions/gift/term-schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { GiftGrid } from './gift-grid.tsx';
import { previewedGift, previewedOffer } from './previewed-gifts.ts';

/** The gifts of a version that is not published, with what each asks; none can be taken. */
export function GiftPreview({ terms }: { terms: CampaignTerms }) {
  switch (terms.kind) {
    case 'present':
      return <Presents gifts={terms.gifts} />;
    case 'luxury':
    case 'score':
      return <Priced kind={terms.kind} gifts={terms.gifts} />;
    default:
      return null;
  }
}

function Presents({ gifts }: { gifts: readonly PresentGift[] }) {
  const { t } = useTranslation('gifts');
  const { firstDeposit, bet } = giftConditionTypes.codes;
  const needText = ({ giftId, need }: GiftOffer) => {
    const condition = gifts.find(({ id }) => id === giftId)?.condition;
    if (condition === bet) return t('present.need', { need });
    return t(condition === firstDeposit ? 'present.first' : 'present.level', { need });
  };
  return (
    <Panel title={t('apply.list')} pad="l">
      <GiftGrid
        source="present"
        no={0}
        label={t('apply.list')}
        gifts={gifts.map(previewedGift)}
        offers={gifts.map((gift) => previewedOffer(gift, gift.need))}
        needText={needText}
        isOpen={false}
      />
    </Panel>
  );
}

function Priced({ kind, gifts }: { kind: 'luxury' | 'score'; gifts: readonly PricedGift[] }) {
  const { t } = useTranslation('gifts');
  const title = t(`${kind}.title`);
  return (
    <Panel title={title} pad="l">
      <GiftGrid
        source={kind}
        no={0}
        label={title}
        gifts={gifts.map(previewedGift)}
        offers={gifts.map((gift) => previewedOffer(gift, gift.price))}
        needText={({ need }) =>
          kind === 'luxury' ? t('points', { count: need }) : t('score.need', { need })
        }
        isOpen={false}
      />
    </Panel>
  );
}
