import type { CampaignCategory } from '@fairway/contract/promotions/kinds.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopGift } from '../api/use-gifts.ts';
import { Wall } from '../centre/wall.tsx';
import { ExchangeDialog } from '../gift/exchange-dialog.tsx';
import { TopGifts } from './top-gifts.tsx';
import { useNeedText } from './use-need-text.ts';
import centre from '../centre/centre.module.css';

/** The window of applications for gifts over the centre of promotions; closing it leaves for the centre. */
export function GiftApplyPage() {
  const { t } = useTranslation('gifts');
  const { t: ofCentre } = useTranslation('promotions');
  const navigate = useNavigate();
  const needText = useNeedText();
  const [category, setCategory] = useState<CampaignCategory>();
  const [chosen, setChosen] = useState<TopGift>();
  return (
    <div className={centre.page}>
      <div className={centre.heading}>
        <h1>{ofCentre('title')}</h1>
        <p>{ofCentre('lead')}</p>
      </div>
      <div className={centre.panel}>
        <Wall category={category} onCategory={setCategory} />
      </div>
      {chosen ? (
        <ExchangeDialog
          source="top"
          no={chosen.no}
          gift={chosen.gift}
          price={needText(chosen)}
          onClose={() => setChosen(undefined)}
        />
      ) : (
        <Dialog
          open
          size="m"
          onOpenChange={(open) => {
            if (!open) void navigate({ to: '/app/activity', replace: true });
          }}
          title={t('apply.title')}
          description={t('apply.text')}
          closeLabel={t('dialog.close')}
        >
          <TopGifts onChoose={setChosen} />
        </Dialog>
      )}
    </div>
  );
}
