import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import type { LotteryChase } from '@fairway/contract/lottery/chase-schemas.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import type { LotteryDetails } from '../api/use-lotteries.ts';
import type { Line } from '../play/line.ts';
import { pickText, playName } from '../tickets/play-name.ts';
import { ChaseForm } from './chase-form.tsx';
import styles from './chase.module.css';

export interface ChaseDialogProps {
  details: LotteryDetails;
  line: Line;
  currency: WalletCurrency;
  onClose: () => void;
  onPlaced: () => void;
  /** The present issue is no longer the present one. */
  onStale: () => void;
}

/** 追号: the same numbers on many issues in a row, planned issue by issue and held from the wallet at once. */
export function ChaseDialog({ details, line, currency, onClose, onPlaced, onStale }: ChaseDialogProps) {
  const { t } = useTranslation('lottery');
  // What is chased stays in sight when the slip has lost its line.
  const [chased] = useState(line);
  const [placed, setPlaced] = useState<{ chase: LotteryChase; balance: string }>();
  return (
    <Dialog
      open
      size="l"
      title={t('chase.title')}
      closeLabel={t('draws.close')}
      maskClosable={placed !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.chase}>
        <p className={styles.pick}>
          <b>{playName(t, chased.play)}</b> {pickText(t, details.lottery, chased.play, chased.pick)}
          {' · '}
          {t('chase.line', { notes: chased.notes, unit: exactAmount(chased.unit, currency) })}
        </p>
        {placed ? (
          <>
            <Notice tone="ok" {...{ role: 'status' as const }}>
              {t('chase.placed', {
                issues: placed.chase.issues,
                held: exactAmount(placed.chase.held, currency),
                balance: exactAmount(placed.balance, currency),
              })}
            </Notice>
            <p className={styles.quiet}>{t('chase.follow')}</p>
            <Button size="l" wide onClick={onClose}>
              {t('chase.done')}
            </Button>
          </>
        ) : (
          <ChaseForm
            details={details}
            line={chased}
            currency={currency}
            onStale={onStale}
            onPlaced={(answer) => {
              setPlaced(answer);
              onPlaced();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
