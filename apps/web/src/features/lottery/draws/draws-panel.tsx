import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../lib/time.tsx';
import { ResultNumbers } from '../art/result-numbers.tsx';
import { readingsOf, sidesOf } from './read-result.ts';
import { useDraws } from './use-draws.ts';
import { usePages } from './use-pages.ts';
import styles from './draws-panel.module.css';

/** The code that computes results comes with the first proof. */
const DrawDialog = lazy(async () => ({ default: (await import('./draw-dialog.tsx')).DrawDialog }));

/** Past issues of a lottery, newest first; each opens what its result follows from. */
export function DrawsPanel({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  const pages = usePages();
  const query = useDraws(lottery, pages.cursor);
  const [opened, setOpened] = useState<LotteryDraw>();
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('draws.fault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('draws.loading')}>
        <Skeleton height={320} />
      </Loading>
    );
  const { draws, next } = query.data;
  if (draws.length === 0) return <EmptyState title={t('draws.empty')} text={t('draws.emptyText')} />;
  return (
    <div className={styles.panel}>
      <section className={styles.scroll} aria-label={t('draws.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('draws.issue')}</th>
              <th scope="col">{t('draws.time')}</th>
              <th scope="col">{t('draws.result')}</th>
              <th scope="col">{t('draws.reading')}</th>
              <th scope="col" className={styles.end}>
                {t('draws.tickets')}
              </th>
              <th scope="col" className={styles.end}>
                {t('draws.proof')}
              </th>
            </tr>
          </thead>
          <tbody>
            {draws.map((draw) => (
              <tr key={draw.issue}>
                <td>{draw.issue}</td>
                <td>
                  <Time at={draw.drawsAt} />
                </td>
                <td>
                  {draw.result ? (
                    <ResultNumbers lottery={lottery} result={draw.result} size="s" />
                  ) : draw.state === 'voided' ? (
                    <Tag tone="warning">{t('draws.voided')}</Tag>
                  ) : (
                    <Tag>{t('draws.waiting')}</Tag>
                  )}
                </td>
                <td>{draw.result && <Reading lottery={lottery} result={draw.result} />}</td>
                <td className={styles.end}>{draw.tickets ?? '—'}</td>
                <td className={styles.end}>
                  <button
                    type="button"
                    className={styles.open}
                    aria-label={t('draws.openProof', { issue: draw.issue })}
                    onClick={() => setOpened(draw)}
                  >
                    {t('draws.open')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <KeysetPager
        labels={{ nav: t('draws.pages'), newer: t('draws.newer'), older: t('draws.older') }}
        onNewer={pages.newer}
        onOlder={pages.older(next)}
        waiting={query.isPlaceholderData}
      />
      {opened && (
        <Suspense fallback={null}>
          <DrawDialog lottery={lottery} draw={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function Reading({ lottery, result }: { lottery: LotteryCode; result: readonly number[] }) {
  const { t } = useTranslation('lottery');
  return (
    <span className={styles.reading}>
      {readingsOf(lottery, result).map(({ kind, value }) => (
        <span key={kind}>{t(`draws.${kind}`, { value })}</span>
      ))}
      {sidesOf(lottery, result).map((side, place) => (
        // Sides may repeat; their place is what they are.
        <span key={place}>{t(`options.${side}`)}</span>
      ))}
    </span>
  );
}
