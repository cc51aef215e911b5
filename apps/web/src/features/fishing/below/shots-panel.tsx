import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import type { ShotBatch } from '../api/shapes.ts';
import { useShots } from '../api/use-shots.ts';
import { shotQuestion } from './shot-question.ts';
import styles from './below.module.css';

/** The own shots, each with its result; once its tide is over, with what anybody computes it from again. */
export function ShotsPanel() {
  const { t } = useTranslation('fishing');
  const query = useShots();
  const batches = query.data?.pages.flatMap((page) => page.batches) ?? [];
  if (query.isError) return <FaultPanel title={t('shots.fault')} fault={query.error} retry={query} />;
  if (batches.length === 0) return <EmptyState title={t('shots.none')} text={t('shots.noneText')} />;
  return (
    <div className={styles.panel}>
      <ul className={styles.shots}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span>
              {formatTime(batch.at)} · {batch.billNo} · {t(`pools.${batch.pool}`)} ·{' '}
              {t('shot.sums', {
                stake: exactAmount(batch.stake, batch.currency),
                returned: exactAmount(batch.returned, batch.currency),
              })}
            </span>
            {batch.shots.map((shot) => (
              <ShotLine key={shot.number} batch={batch} shot={shot} />
            ))}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="quiet" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('shots.more')}
        </Button>
      )}
    </div>
  );
}

function ShotLine({ batch, shot }: { batch: ShotBatch; shot: ShotBatch['shots'][number] }) {
  const { t } = useTranslation('fishing');
  const question = shotQuestion(batch, shot);
  const hash = question && questionHash(question);
  return (
    <p className={styles.shot}>
      {t('shots.line', { number: shot.number, outcome: t(`outcomes.${shot.outcome}`) })}
      {shot.multiple > 0 && ` ×${shot.multiple}`}
      {question ? (
        <Link
          to="/app/fairness"
          {...(hash === undefined ? {} : { hash })}
          className={buttonClass({ variant: 'text', size: 's' })}
          aria-label={t('shots.proveNumber', { number: shot.number })}
        >
          {t('shots.prove')}
        </Link>
      ) : (
        <span className={styles.quiet}>{t('shots.later')}</span>
      )}
    </p>
  );
}
