import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import { prizeReceipts } from '@fairway/contract/promotions/gifts.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showActRefusal } from '../parts/act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskDrawAgain, useClaimPrize, type OwnDraw } from '../api/use-draw.ts';
import styles from './draws.module.css';

/** The claim of a drawn prize, or why there is none. */
export function ClaimState({ kind, no, draw }: { kind: InstantKind; no: number; draw: OwnDraw }) {
  const { t } = useTranslation('draws');
  const claim = useClaimPrize(kind, no, draw.nonce);
  const askAgain = useAskDrawAgain();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await claim();
      toast({ title: t('own.claimed'), tone: 'ok' });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  if (draw.isGet === prizeReceipts.codes.received)
    return (
      <span className={styles.received}>
        <IconCheck size={16} />
        {t('own.received')}
      </span>
    );
  if (draw.state === 'reached')
    return (
      <Button
        size="s"
        variant="gold"
        loading={isBusy}
        aria-label={t('own.claimOf', { title: draw.title })}
        onClick={() => void press()}
      >
        {t('own.claim')}
      </Button>
    );
  const text = draw.state === null ? 'nothing' : draw.state === 'applied' ? 'review' : 'lost';
  return <span className={styles.note}>{t(`own.${text}`)}</span>;
}
