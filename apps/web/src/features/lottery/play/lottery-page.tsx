import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { lotteryOf, useLottery, useLotteryNews } from '../api/use-lotteries.ts';
import { LotteryHead } from '../head/lottery-head.tsx';
import { LotteryTitle } from '../head/lottery-title.tsx';
import type { SessionLineOf } from './lottery-table.tsx';
import styles from './lottery-page.module.css';

const loadTable = () => import('./lottery-table.tsx');
/** The rules of the plays come while the issue and the last result are in sight already. */
const LotteryTable = lazy(async () => ({ default: (await loadTable()).LotteryTable }));

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
  const again = useLotteryNews(lottery);
  // Read once the page stands, beside the lottery's answer. Where that fails the table asks again, and the page says so.
  useEffect(() => {
    loadTable().catch(() => undefined);
  }, []);
  return (
    <>
      <LotteryTitle lottery={lottery} />
      {query.data ? (
        <>
          <LotteryHead details={query.data} again={again} />
          {!query.data.open && (
            <Notice tone="warning" {...{ role: 'status' as const }}>
              {t('closed.lottery')}
            </Notice>
          )}
          <Suspense fallback={<TableBones />}>
            <LotteryTable details={query.data} again={again} SessionLine={SessionLine} />
          </Suspense>
        </>
      ) : query.isError ? (
        <FaultPanel title={t('fault')} fault={query.error} retry={query} />
      ) : (
        <>
          <Skeleton height={152} radius="var(--r-lg)" now />
          <TableBones />
        </>
      )}
    </>
  );
}

/** As high as the line of protection, board and slip are; what the empty slip says needs no answer. */
function TableBones() {
  const { t } = useTranslation('lottery');
  return (
    <Loading label={t('loading')} className={styles.bones}>
      <Skeleton height={56} radius="var(--r-lg)" now />
      <div className={styles.columns}>
        <Skeleton height={640} radius="var(--r-lg)" now />
        <Panel pad="l" title={t('slip.title')} className={styles.slip}>
          <p>{t('slip.empty')}</p>
          <Skeleton height={132} now />
        </Panel>
      </div>
    </Loading>
  );
}
