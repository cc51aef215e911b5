import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useRound } from '../api/use-rounds.ts';
import type { Board } from '../boards/board.ts';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { roundQuestion } from '../rounds/round-question.ts';
import { betOf } from '../rounds/shown-round.ts';
import { verifyLocally } from '../rounds/verify-locally.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from './round-dialog.module.css';

type Round = OutputOf<Schemas['getRound']>;

export interface RoundDialogProps {
  roundId: string;
  board: Board;
  onClose: () => void;
}

/** A round shown again, with the seeds it follows from; recomputed in this browser once the server seed is revealed. */
export function RoundDialog({ roundId, board, onClose }: RoundDialogProps) {
  const { t } = useTranslation('games');
  const query = useRound(roundId);
  return (
    <Dialog
      open
      size="m"
      title={t('round.title')}
      closeLabel={t('close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {query.isPending && (
        <Loading label={t('round.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {query.isError && !query.data && (
        <FaultPanel plain title={t('round.fault')} fault={query.error} retry={query} />
      )}
      {query.data && <RoundAgain round={query.data} board={board} />}
    </Dialog>
  );
}

function RoundAgain({ round, board }: { round: Round; board: Board }) {
  const { t } = useTranslation('games');
  const labels = useCopyLabels();
  const { seed } = round;
  const row = (key: string, label: string, value: string, copy?: string) => ({ key, label, value, copy });
  return (
    <div className={styles.round}>
      <div className={styles.stage}>
        <board.Stage bet={betOf(round)} round={round} onShown={() => undefined} act={undefined} />
      </div>
      <p className={styles.result}>{board.speak(t, round)}</p>
      {seed.serverSeed === null ? (
        <Notice tone="info">{t('round.hidden')}</Notice>
      ) : verifyLocally(round) ? (
        <Notice tone="ok">{t('round.verified')}</Notice>
      ) : (
        <Notice tone="danger">{t('round.mismatch')}</Notice>
      )}
      <CopyRows
        labels={labels}
        rows={[
          row('billNo', t('round.billNo'), round.billNo, round.billNo),
          row(
            'stake',
            t('round.stake'),
            displayAmount(round.staked, round.currency) + (round.free ? ` · ${t('free.mark')}` : ''),
          ),
          row(
            'returned',
            t('round.returned'),
            round.returned === null ? '—' : displayAmount(round.returned, round.currency),
          ),
          row('multiplier', t('round.multiplier'), `× ${round.multiplier}`),
          row('commitment', t('seeds.commitment'), seed.commitment, seed.commitment),
          row('clientSeed', t('seeds.clientSeed'), seed.clientSeed, seed.clientSeed),
          row('nonce', t('seeds.nonce'), String(round.nonce)),
          ...(seed.serverSeed === null
            ? []
            : [row('serverSeed', t('seeds.serverSeed'), seed.serverSeed, seed.serverSeed)]),
        ]}
      />
      {seed.serverSeed !== null && <ProofActs round={round} />}
    </div>
  );
}

/** Takes the round along: as text for `npm run verify`, or straight into the verifier of the page. */
function ProofActs({ round }: { round: Round }) {
  const { t } = useTranslation('games');
  const labels = useCopyLabels();
  const question = roundQuestion(round);
  const hash = questionHash(question);
  return (
    <div className={styles.acts}>
      <CopyButton
        value={JSON.stringify(question, undefined, 2)}
        copied={() => t('copy.done')}
        failed={labels.failed}
      >
        {t('round.copyProof')}
      </CopyButton>
      <Link
        to="/app/fairness"
        {...(hash === undefined ? {} : { hash })}
        className={buttonClass({ variant: 'quiet', size: 's' })}
      >
        {t('round.openVerifier')}
      </Link>
    </div>
  );
}
