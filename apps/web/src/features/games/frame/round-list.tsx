import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { currencyScale, currencySymbol, formatMoney, parseMoney, subtract } from '@fairway/money';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { Time } from '../../../lib/time.tsx';
import { useRounds } from '../api/use-rounds.ts';
import type { Board } from '../boards/board.ts';
import styles from './round-list.module.css';

/** What recomputes a round knows the rules of every game: it comes when a round is opened. */
const RoundDialog = lazy(async () => ({ default: (await import('./round-dialog.tsx')).RoundDialog }));

/** The member's rounds of this game; each opens with its steps, its seeds and what proves it. */
export function RoundList({ game, board }: { game: MemberGameCode; board: Board }) {
  const { t } = useTranslation('games');
  const rounds = useRounds(game);
  const [opened, setOpened] = useState<string>();
  if (rounds.isError && !rounds.data)
    return <FaultPanel plain title={t('history.fault')} fault={rounds.error} retry={rounds} />;
  if (!rounds.data)
    return (
      <Loading label={t('history.loading')}>
        <Skeleton height={180} />
      </Loading>
    );
  const lines = rounds.data.pages.flatMap((page) => page.rounds);
  if (lines.length === 0) return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.time')}</th>
            <th scope="col">{t('history.number')}</th>
            <th scope="col" className={styles.sum}>
              {t('history.stake')}
            </th>
            <th scope="col" className={styles.sum}>
              {t('history.returned')}
            </th>
            <th scope="col" className={styles.sum}>
              {t('history.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Time at={line.startedAt} />
              </td>
              <td>
                <button type="button" className={styles.open} onClick={() => setOpened(line.id)}>
                  {line.billNo}
                </button>
              </td>
              <td className={styles.sum}>
                {line.free && <Tag tone="gold">{t('free.mark')}</Tag>}{' '}
                {displayAmount(line.staked, line.currency)}
              </td>
              <td className={styles.sum}>
                {line.returned === null ? '—' : displayAmount(line.returned, line.currency)}
              </td>
              <td className={styles.sum}>
                {line.returned === null ? (
                  '—'
                ) : (
                  <Amount
                    value={line.free ? line.returned : netOf(line.staked, line.returned, line.currency)}
                    symbol={currencySymbol[line.currency]}
                    scale={currencyScale[line.currency]}
                    tone="direction"
                    sign="always"
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.hasNextPage && (
        <Button
          variant="quiet"
          loading={rounds.isFetchingNextPage}
          onClick={() => void rounds.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <RoundDialog roundId={opened} board={board} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function netOf(staked: string, returned: string, currency: WalletCurrency): string {
  return formatMoney(subtract(parseMoney(returned, currency), parseMoney(staked, currency)));
}
