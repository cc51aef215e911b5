import type { PlayProtection } from '@fairway/contract/risk/protection-schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../lib/format-amount.ts';
import styles from './protection-page.module.css';

const figures = ['deposited', 'staked', 'returned', 'net'] as const;

/** The member's figures since midnight, plainly and without colour. */
export function TodayPanel({ today }: { today: PlayProtection['today'] }) {
  const { t } = useTranslation('protection');
  return (
    <Panel pad="l" title={t('today.title')} note={t('today.note')}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`today.${figure}`)}</dt>
            <dd>{displayAmount(today[figure], 'CNY', figure === 'net' ? { sign: 'always' } : {})}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
