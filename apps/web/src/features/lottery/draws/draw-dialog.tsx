import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultNumbers } from '../art/result-numbers.tsx';
import { ProofActs } from '../records/proof-acts.tsx';
import styles from '../records/records.module.css';
import { proveDraw } from './draw-proof.ts';
import { drawQuestion } from './draw-question.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';

export interface DrawDialogProps {
  lottery: LotteryCode;
  draw: LotteryDraw;
  onClose: () => void;
}

/** What a draw follows from, and the draw computed again from it in this browser. */
export function DrawDialog({ lottery, draw, onClose }: DrawDialogProps) {
  const { t } = useTranslation('lottery');
  const labels = useCopyLabels();
  const question = useMemo(() => drawQuestion(lottery, draw), [lottery, draw]);
  const proof = useMemo(() => question && proveDraw(question, draw), [question, draw]);
  const { beacon } = draw;
  const row = (key: string, label: string, value: string | null) =>
    value === null ? [] : [{ key, label, value, copy: value }];
  return (
    <Dialog
      open
      size="m"
      title={t('draws.proofOf', { issue: draw.issue })}
      closeLabel={t('draws.close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.dialog}>
        {draw.result && <ResultNumbers lottery={lottery} result={draw.result} />}
        {proof ? (
          <>
            <Notice tone={proof.follows ? 'ok' : 'danger'}>
              {t(proof.follows ? 'draws.follows' : 'draws.followsNot', { index: draw.linkIndex })}
            </Notice>
            <Notice tone={proof.agrees ? 'ok' : 'danger'}>
              {t(proof.agrees ? 'draws.agrees' : 'draws.agreesNot')}
            </Notice>
          </>
        ) : (
          <Notice tone="info">{t(draw.state === 'voided' ? 'draws.voidedText' : 'draws.notYet')}</Notice>
        )}
        <CopyRows
          labels={labels}
          rows={[
            ...row('link', t('draws.link', { index: draw.linkIndex }), draw.link),
            ...row('previous', t('draws.previousLink'), proof?.previousLink ?? null),
            ...row('first', t('draws.firstLink'), draw.firstLink),
            ...row('chain', t('draws.beaconChain'), beacon.chain),
            ...row('round', t('draws.beaconRound'), String(beacon.round)),
            ...row('randomness', t('draws.randomness'), beacon.randomness),
            ...row('message', t('draws.message'), proof?.message ?? null),
            ...row('root', t('draws.root'), draw.ticketRoot),
          ]}
        />
        {question && <ProofActs question={question} />}
      </div>
    </Dialog>
  );
}
