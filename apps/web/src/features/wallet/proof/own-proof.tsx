import { displayMoney, money, type Currency } from '@fairway/money';
import { verifyProof, type BalanceProof } from '@fairway/solvency';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { saveFile } from '../../../lib/files.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useBalanceProof } from '../api/use-balance-proof.ts';
import { ProofPath } from './proof-path.tsx';
import styles from './proof.module.css';

/** The own leaf with its path, computed again in this browser. */
export function OwnProof({ currency, proofId }: { currency: Currency; proofId: string | undefined }) {
  const { t } = useTranslation('finance');
  const proof = useBalanceProof(currency, proofId);
  if (proof.isError && proof.data === undefined)
    return <FaultPanel title={t('proof.fault')} fault={proof.error} retry={proof} />;
  if (proof.data === undefined)
    return (
      <Loading label={t('proof.loading')}>
        <Skeleton height={280} radius="var(--r-lg)" />
      </Loading>
    );
  if (proof.data === null)
    return (
      <Card pad="l">
        <EmptyState title={t('proof.none')} text={t('proof.noneText')} />
      </Card>
    );
  return <Checked proof={proof.data} currency={currency} />;
}

function Checked({ proof, currency }: { proof: BalanceProof; currency: Currency }) {
  const { t } = useTranslation('finance');
  const verdict = useMemo(() => verifyProof(proof), [proof]);
  const format = (minor: string) => displayMoney(money(currency, BigInt(minor)), { places: 'full' });
  const save = () =>
    saveFile(
      new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }),
      `fairway-proof-${currency}-${proof.takenAt.slice(0, 10)}.json`,
    );
  return (
    <Panel
      title={t('proof.own')}
      note={formatTime(proof.takenAt, 'exact')}
      end={
        <Button variant="quiet" size="s" onClick={save}>
          {t('proof.download')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone={verdict.ok ? 'ok' : 'danger'} title={verdict.ok ? t('proof.holds') : t('proof.fails')}>
          {verdict.ok
            ? t('proof.holdsText', {
                balance: format(proof.balance),
                liability: format(proof.root.liability),
              })
            : t(`proof.faults.${verdict.fault}`)}
        </Notice>
        <ProofPath proof={proof} nodes={verdict.nodes} format={format} />
        <p className={styles.quiet}>
          {t('proof.command')} <code className={styles.code}>npm run verify-balance -- proof.json</code>
        </p>
      </div>
    </Panel>
  );
}
