import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { lotteryOf, useLottery } from '../api/use-lotteries.ts';
import { LotteryTable, type SessionLineOf } from './lottery-table.tsx';
import styles from './lottery-page.module.css';

/** One of the house's lotteries, to be played. */
export function LotteryPage({ SessionLine }: { SessionLine: SessionLineOf }) {
  const { t } = useTranslation('lottery');
  const { code } = useParams({ from: '/shell/app/lottery/$code' });
  const lottery = lotteryOf(code);
  return (
    <div className={styles.page}>
      {lottery ? (
        // Another lottery is another page: nothing of the one before stays.
        <KnownLottery key={lottery} lottery={lottery} SessionLine={SessionLine} />
      ) : (
        <>
          <h1 className={styles.title}>{t('unknown.title')}</h1>
          <EmptyState
            title={t('unknown.text')}
            action={
              <Link to="/app/lottery" className={buttonClass({})}>
                {t('unknown.back')}
              </Link>
            }
          />
        </>
      )}
    </div>
  );
}

function KnownLottery({ lottery, SessionLine }: { lottery: LotteryCode; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('lottery');
  const query = useLottery(lottery);
  if (query.data) return <LotteryTable details={query.data} SessionLine={SessionLine} />;
  return (
    <>
      <h1 className={styles.title}>{t(`names.${lottery}`)}</h1>
      {query.isError ? (
        <FaultPanel title={t('fault')} fault={query.error} retry={query} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={620} radius="var(--r-xl)" now />
        </Loading>
      )}
    </>
  );
}
