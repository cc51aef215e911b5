import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { contractStatuses } from '@fairway/contract/live/states.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { AnchorContract, OwnAnchor } from '../api/shapes.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { LeavePanel } from './leave-panel.tsx';
import styles from '../studio.module.css';

const tones: Readonly<Record<AnchorContract['status'], TagTone>> = {
  proposed: 'plain',
  agreed: 'warning',
  inForce: 'ok',
  replaced: 'plain',
  dropped: 'plain',
};

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
        {anchor.contracts.length > 0 && (
          <Panel title={t('contract.versions')} pad="l">
            <Table
              caption={t('contract.versions')}
              rows={anchor.contracts}
              rowKey={({ contractId }) => contractId}
              columns={[
                { key: 'no', head: t('contract.no'), cell: ({ no }) => no },
                {
                  key: 'share',
                  head: t('contract.share'),
                  align: 'end',
                  cell: ({ sharePercent }) => `${sharePercent}%`,
                },
                {
                  key: 'at',
                  head: t('contract.proposed'),
                  align: 'end',
                  cell: ({ proposedAt }) => formatTime(proposedAt, 'day'),
                },
                {
                  key: 'status',
                  head: t('contract.status'),
                  align: 'end',
                  cell: ({ status }) => (
                    <Tag tone={tones[status]}>
                      {textOf(
                        contractStatuses.list.find(({ code }) => code === status) ?? { zh: '', en: '' },
                      )}
                    </Tag>
                  ),
                },
              ]}
            />
          </Panel>
        )}
      </div>
      <LeavePanel />
      <AgreeDialog contract={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

/** What a contract says, in sentences; the share is its only variable. */
export function Terms({ share }: { share: number }) {
  const { t } = useTranslation('anchorStudio');
  const house = 100 - share;
  return (
    <ol className={styles.terms}>
      {(['share', 'closed', 'pinned', 'returned', 'conduct'] as const).map((term) => (
        <li key={term}>{t(`contract.terms.${term}`, { share, house })}</li>
      ))}
    </ol>
  );
}
