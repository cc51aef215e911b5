import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import type { IdentityGate } from '../../identity/use-identity-gate.ts';
import { Blocks } from './blocks.tsx';
import { PayoutTimes } from './payout-times.tsx';
import { useHonestTimes, type HonestTimes } from './use-honest-times.ts';
import type { Block } from '../terms.ts';
import styles from './rehearsal-panel.module.css';

export interface RehearsalPanelProps {
  blocks: readonly Block[];
  gate: IdentityGate;
  /** What the last rehearsal said; undefined before the first. */
  rehearsal: (HonestTimes & { preview: object | null }) | undefined;
}

/** The withdrawal rehearsal: all that would stop it, the shortest to mend first, and how long it takes others just now. */
export function RehearsalPanel({ blocks, gate, rehearsal }: RehearsalPanelProps) {
  const { t } = useTranslation('cashier');
  const timesOf = useHonestTimes();
  return (
    <Panel title={t('rehearsal.title')} note={t('rehearsal.note')}>
      <div aria-live="polite">
        <Blocks blocks={blocks} gate={gate} />
        {blocks.length === 0 && rehearsal && (
          <p className={styles.clear}>
            <IconCheck size={18} />
            {t(rehearsal.preview ? 'rehearsal.clear' : 'rehearsal.clearSoFar')}
          </p>
        )}
      </div>
      {rehearsal && <PayoutTimes times={rehearsal.times} />}
      {rehearsal && (
        <ul className={styles.facts}>
          {timesOf(rehearsal).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
