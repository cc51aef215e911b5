import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { ProgressFact } from '@fairway/contract/promotions/schemas.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useProgress } from '../api/use-progress.ts';
import { enumLabel } from '../parts/enum-label.ts';
import styles from './progress.module.css';

/** The two sums of a campaign and the latest facts that they are made of. */
export function ProgressFacts({ kind, no }: { kind: CampaignKind; no: number }) {
  const { t } = useTranslation('promotions');
  const query = useProgress(kind, no, true);
  if (query.isPending)
    return (
      <Loading label={t('progress.loading')}>
        <Skeleton height={96} radius="var(--r-md)" />
      </Loading>
    );
  if (!query.data) return <FaultPanel title={t('progress.fault')} fault={query.error} retry={query} />;
  const { from, deposited, played, facts, isCut } = query.data;
  return (
    <div className={styles.progress}>
      <p>
        {t('progress.sums', {
          from,
          deposited: displayAmount(deposited, 'CNY'),
          played: displayAmount(played, 'CNY'),
        })}
      </p>
      {facts.length === 0 ? (
        <p className={styles.note}>{t('progress.none')}</p>
      ) : (
        <ul className={styles.facts} aria-label={t('progress.title')}>
          {facts.map((fact) => (
            <li key={`${fact.at}-${fact.ref}-${fact.counts}`}>
              <span>
                <FactName fact={fact} />
                <span className={styles.note}>
                  {formatTime(fact.at, 'exact')} · {fact.ref}
                </span>
              </span>
              <b>{displayAmount(fact.counts, 'CNY')}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t(isCut ? 'progress.cut' : 'progress.note')}</p>
    </div>
  );
}

function FactName({ fact: { to, category, isCorrection } }: { fact: ProgressFact }) {
  const { t } = useTranslation('promotions');
  if (to === 'deposited') return t(isCorrection ? 'progress.depositBack' : 'progress.deposit');
  const code = category === null ? undefined : venueCategories.codes[category];
  const name = code === undefined ? '' : enumLabel(venueCategories, code);
  return t(isCorrection ? 'progress.playBack' : 'progress.play', { category: name });
}
