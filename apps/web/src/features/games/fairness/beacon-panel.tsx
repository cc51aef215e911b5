import { quicknetChain } from '@fairway/fair-games';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { useBeacon, type Beacon } from '../api/use-beacon.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from './fairness-page.module.css';

/** The beacon of this site with its key, and the newest round that a draw used, to put into the verifier. */
export function BeaconPanel({ onCheck }: { onCheck: (question: unknown) => void }) {
  const { t } = useTranslation('fairness');
  const beacon = useBeacon();
  return (
    <Panel title={t('beacon.title')} note={t('beacon.note')}>
      {beacon.isPending && (
        <Loading label={t('beacon.loading')}>
          <Skeleton height={220} />
        </Loading>
      )}
      {beacon.isError && !beacon.data && (
        <FaultPanel plain title={t('beacon.fault')} fault={beacon.error} retry={beacon} />
      )}
      {beacon.data?.chain === null && <EmptyState title={t('beacon.none')} text={t('beacon.noneText')} />}
      {beacon.data?.chain && (
        <div className={styles.beacon}>
          <Network chain={beacon.data.chain} />
          <Latest chain={beacon.data.chain} latest={beacon.data.latest} onCheck={onCheck} />
        </div>
      )}
    </Panel>
  );
}

type Chain = NonNullable<Beacon['chain']>;

function Network({ chain }: { chain: Chain }) {
  const { t } = useTranslation('fairness');
  const labels = useCopyLabels();
  const isQuicknet = chain.hash === quicknetChain.hash;
  return (
    <CopyRows
      labels={labels}
      rows={[
        {
          key: 'network',
          label: t('beacon.network'),
          value: isQuicknet ? t('beacon.quicknet') : t('beacon.other'),
        },
        { key: 'hash', label: t('beacon.hash'), value: chain.hash, copy: chain.hash },
        { key: 'publicKey', label: t('beacon.publicKey'), value: chain.publicKey, copy: chain.publicKey },
        {
          key: 'period',
          label: t('beacon.period'),
          value: t('beacon.seconds', { seconds: chain.periodMilliseconds / 1000 }),
        },
        { key: 'genesis', label: t('beacon.genesis'), value: formatTime(chain.genesis, 'exact') },
        { key: 'scheme', label: t('beacon.scheme'), value: chain.scheme },
      ]}
    />
  );
}

interface LatestProps extends Pick<Beacon, 'latest'> {
  chain: Chain;
  onCheck: (question: unknown) => void;
}

function Latest({ chain, latest, onCheck }: LatestProps) {
  const { t } = useTranslation('fairness');
  const labels = useCopyLabels();
  if (latest === null) return <Notice tone="info">{t('beacon.noneYet')}</Notice>;
  const { round, at, signature, randomness } = latest;
  return (
    <div>
      <div className={styles.latest}>
        <h3>{t('beacon.latest')}</h3>
        <Button variant="quiet" size="s" onClick={() => onCheck(questionOf(chain, latest))}>
          {t('beacon.check')}
        </Button>
      </div>
      <CopyRows
        labels={labels}
        rows={[
          { key: 'round', label: t('beacon.round'), value: String(round), copy: String(round) },
          { key: 'at', label: t('beacon.at'), value: formatTime(at, 'exact') },
          { key: 'signature', label: t('beacon.signature'), value: signature, copy: signature },
          { key: 'randomness', label: t('beacon.randomness'), value: randomness, copy: randomness },
        ]}
      />
    </div>
  );
}

function questionOf(
  { hash, publicKey, genesis, periodMilliseconds: period }: Chain,
  { round, signature, randomness }: NonNullable<Beacon['latest']>,
) {
  const chain = { hash, publicKey, genesis: Date.parse(genesis), period };
  return { kind: 'beacon', chain, round, signature, shown: { randomness } };
}
