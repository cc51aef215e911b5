import type { PlayLimit } from '@fairway/contract/risk/protection-schemas.ts';
import { limitKinds, type LimitKind } from '@fairway/contract/risk/play-limits.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';

/** Own limits by kind: what counts toward them, how much is used, when they renew, and a box to set each. */
export function LimitsPanel({ limits }: { limits: readonly PlayLimit[] }) {
  const { t } = useTranslation('protection');
  const [kind, setKind] = useState<LimitKind>('deposit');
  return (
    <Panel
      pad="l"
      title={t('limits.title')}
      note={t('limits.note')}
      end={
        <Segmented
          size="s"
          label={t('limits.kinds')}
          value={kind}
          onChange={setKind}
          options={limitKinds.map((value) => ({ value, label: t(`limits.kind.${value}`) }))}
        />
      }
    >
      <p className={styles.counts}>{t(`limits.counts.${kind}`)}</p>
      <ul className={styles.rows}>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} />
          ))}
      </ul>
    </Panel>
  );
}
