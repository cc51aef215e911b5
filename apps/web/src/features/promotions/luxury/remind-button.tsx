import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showActRefusal } from '../parts/act-refusal.ts';
import { useSession } from '../../../lib/session-store.ts';
import { toast } from '../../../lib/toasts.ts';
import type { LuxuryGifts } from '../api/use-gifts.ts';
import { phaseOf } from '../parts/phase.ts';

/** Marks a gift that is sold out or not on sale yet; nothing where it can be had, or where the shop is over. */
export function RemindButton({
  activity,
  offer,
}: {
  activity: Activity;
  offer: LuxuryGifts['offers'][number];
}) {
  const { t } = useTranslation('gifts');
  const client = useQueryClient();
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const [isBusy, setBusy] = useState(false);
  const phase = phaseOf(activity);
  const isMissing = phase === 'coming' || (phase === 'running' && offer.state === 'gone');
  if (!isSignedIn || !isMissing) return null;
  const remind = async () => {
    setBusy(true);
    try {
      await api.remindLuxuryGift({ no: activity.no, giftId: offer.giftId });
      toast({ title: t('luxury.reminded'), tone: 'ok' });
      await client.invalidateQueries({ queryKey: ['getLuxuryGifts'] });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      setBusy(false);
    }
  };
  const isSet = offer.reminder !== 'none';
  return (
    <Button size="s" variant="quiet" disabled={isSet} loading={isBusy} onClick={() => void remind()}>
      {t(isSet ? 'luxury.set' : 'luxury.remind')}
    </Button>
  );
}
