import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { cardText, resultText } from '../table/result-text.ts';
import { dealQuestion, proveDeal } from './deal-proof.ts';
import { ProofActs } from './proof-acts.tsx';
import styles from '../below/below.module.css';

export interface DealDialogProps {
  table: DealerTableCode;
  deal: Deal;
  onClose: () => void;
}

/** A deal with what its result follows from: the cards and their places in the shoe, or the link and the beacon. */
export function DealDialog({ table, deal, onClose }: DealDialogProps) {
  const { t } = useTranslation('dealer');
  const labels = useCopyLabels();
  const question = useMemo(() => dealQuestion(table, deal), [table, deal]);
  const isProven = useMemo(() => question && proveDeal(question, deal), [question, deal]);
  const { proof, shoe, result, number, cards } = deal;
  const row = (key: string, label: string, value: string | null) =>
    value === null ? [] : [{ key, label, value, copy: value }];
  return (
    <Dialog
      open
      size="m"
      title={t('proof.title')}
      closeLabel={t('close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.proof}>
        {shoe !== null ? (
          <Notice>{t('proof.shoe', { shoe })}</Notice>
        ) : question ? (
          <Notice tone={isProven ? 'ok' : 'danger'}>
            {t(isProven ? 'proof.verified' : 'proof.mismatch')}
          </Notice>
        ) : (
          <Notice>{t('proof.waiting')}</Notice>
        )}
        <CopyRows
          labels={labels}
          rows={[
            { key: 'number', label: t('proof.number'), value: String(number) },
            ...(result ? [{ key: 'result', label: t('proof.result'), value: resultText(t, result) }] : []),
            ...cards.map((card) => ({
              key: `card${card.place}`,
              label: t('proof.place', { place: card.place + 1 }),
              value: `${cardText(t, card)} · ${t('proof.salt')} ${card.salt}`,
              copy: `${card.place}:${card.card}:${card.salt}`,
            })),
            ...(proof
              ? [
                  ...row('link', t('shoe.link'), proof.link),
                  ...row('firstLink', t('shoe.firstLink'), proof.firstLink),
                  ...row('linkIndex', t('shoe.linkIndex'), String(proof.linkIndex)),
                  ...row('chain', t('shoe.chain'), proof.beacon.chain),
                  ...row('beacon', t('shoe.beacon'), String(proof.beacon.round)),
                  ...row('randomness', t('shoe.randomness'), proof.randomness),
                ]
              : []),
          ]}
        />
        {question && <ProofActs question={question} />}
      </div>
    </Dialog>
  );
}
