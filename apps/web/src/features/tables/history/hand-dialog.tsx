import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { cardText } from '../felt/card-text.ts';
import { handQuestions, proveHand } from './hand-proof.ts';
import styles from './history.module.css';

/** A hand with what its cards follow from, computed again in this browser. */
export function HandDialog({ hand, onClose }: { hand: PlayedHand; onClose: () => void }) {
  const { t } = useTranslation('tables');
  const labels = useCopyLabels();
  const questions = useMemo(() => handQuestions(hand), [hand]);
  const isProven = useMemo(() => proveHand(questions), [questions]);
  const { proof } = hand.open;
  // A demo hand is of no chain and waits for no public randomness.
  const isDemo = proof.beacon.chain === '';
  const last = questions.at(-1);
  const hash = last && questionHash(last);
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
      <div className={styles.panel}>
        <Notice tone={isProven ? 'ok' : 'danger'}>
          {t(!isProven ? 'proof.mismatch' : hand.link === null ? 'proof.verified' : 'proof.replayed')}
        </Notice>
        {hand.link === null && <Notice>{t('proof.linkAt', { time: formatTime(hand.linkAt) })}</Notice>}
        <CopyRows
          labels={labels}
          rows={[
            { key: 'number', label: t('proof.number'), value: String(hand.open.number) },
            ...hand.cards.map(({ card, place, salt }) => ({
              key: `card${place}`,
              label: t('proof.place', { place: place + 1 }),
              value: `${cardText(t, card)} · ${t('proof.salt')} ${salt}`,
              copy: `${place}:${card}:${salt}`,
            })),
            ...row('hand', t('proof.hand'), hand.hand),
            ...row('root', t('proof.root'), proof.root),
            ...row('link', t('proof.link'), hand.link),
            ...row('firstLink', t('proof.firstLink'), proof.firstLink),
            ...row('linkIndex', t('proof.linkIndex'), isDemo ? null : String(proof.linkIndex)),
            ...row('round', t('proof.round'), isDemo ? null : String(proof.beacon.round)),
            ...row('randomness', t('proof.randomness'), proof.randomness),
          ]}
        />
        {questions.length > 0 && (
          <div className={styles.acts}>
            <CopyButton
              value={JSON.stringify(questions, undefined, 2)}
              copied={() => t('proof.copied')}
              failed={labels.failed}
            >
              {t('proof.copy')}
            </CopyButton>
            <Link
              to="/app/fairness"
              {...(hash === undefined ? {} : { hash })}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t('proof.verifier')}
            </Link>
          </div>
        )}
      </div>
    </Dialog>
  );
}
