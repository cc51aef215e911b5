import type { BalanceProof, SumNode } from '@fairway/solvency';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import styles from './proof.module.css';

export interface ProofPathProps {
  proof: BalanceProof;
  /** What was reckoned here: the own leaf first, the root last. */
  nodes: readonly SumNode[];
  format: (minor: string) => string;
}

/**
 * The path from the own leaf to the root, level by level: what was reckoned here, and the sibling that it was joined
 * with.
 */
export function ProofPath({ proof, nodes, format }: ProofPathProps) {
  const { t } = useTranslation('finance');
  return (
    <ol className={styles.path}>
      {nodes.map(({ hash, sum }, level) => {
        const sibling = proof.path[level];
        const isRoot = level === nodes.length - 1;
        return (
          <li key={hash} className={styles.level}>
            <span className={styles.step}>
              {level === 0 ? (
                <Tag tone="gold">{t('proof.leaf')}</Tag>
              ) : isRoot ? (
                <Tag tone={hash === proof.root.hash ? 'ok' : 'danger'}>{t('proof.root')}</Tag>
              ) : (
                <Tag>{t('proof.level', { level })}</Tag>
              )}
            </span>
            <span className={styles.hash} title={hash}>
              {hash}
            </span>
            <span className={styles.sum}>{format(sum.toString())}</span>
            {sibling && (
              <span className={styles.sibling}>
                {t(`proof.sibling.${sibling.side}`)}{' '}
                <span title={sibling.hash}>{sibling.hash.slice(0, 16)}…</span> {format(sibling.sum)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
