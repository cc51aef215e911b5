import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { AnchorContract, OwnAnchor } from '../api/shapes.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { ContractVersions } from './contract-versions.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { Terms } from './terms.tsx';
import styles from '../studio.module.css';

/** The contract that waits for the anchor's agreement, the one that counts, and those before it. */
export function ContractPanel({ anchor }: { anchor: OwnAnchor }) {
  const { t } = useTranslation('anchorStudio');
  const [asked, setAsked] = useState<AnchorContract>();
  const offered = anchor.contracts.find(({ status }) => status === 'agreed');
  const inForce = anchor.contracts.find(({ status }) => status === 'inForce');
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {offered && (
          <Panel title={t('contract.offered', { no: offered.no })} pad="l">
            <div className={styles.stack}>
              <p className={styles.share}>{`${offered.sharePercent}%`}</p>
              <Terms share={offered.sharePercent} />
              {inForce && (
                <Notice tone="info">{t('contract.replaces', { share: inForce.sharePercent })}</Notice>
              )}
              <div>
                <Button onClick={() => setAsked(offered)}>{t('contract.read')}</Button>
              </div>
            </div>
          </Panel>
        )}
        <Panel title={t('contract.inForce')} pad="l">
          {inForce ? (
            <div className={styles.stack}>
              <p className={styles.share}>{`${inForce.sharePercent}%`}</p>
              <p className={styles.quiet}>
                {t('contract.since', { no: inForce.no, time: formatTime(inForce.inForceAt ?? '', 'short') })}
              </p>
              <Terms share={inForce.sharePercent} />
            </div>
          ) : (
            <Notice tone="warning">{t(offered ? 'contract.waits' : 'contract.none')}</Notice>
          )}
        </Panel>
        {anchor.contracts.length > 0 && <ContractVersions contracts={anchor.contracts} />}
      </div>
      <LeavePanel />
      <AgreeDialog contract={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}
