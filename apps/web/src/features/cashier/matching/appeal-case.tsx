import type { PartAppeal, Statement } from '@fairway/contract/matching/schemas.ts';
import { appealReasons, appealStates } from '@fairway/contract/matching/appeals.ts';
import { partSides, type PartSide } from '@fairway/contract/matching/parts.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { enumLabel } from '../labels/enum-label.ts';
import { ProofPicture } from './proof-picture.tsx';
import styles from './matching.module.css';

export interface AppealCaseProps {
  /** The reader's own side. */
  side: PartSide;
  appeal: PartAppeal;
  /** Pictures of the payment that the payer handed in apart from any statement. */
  proofs: readonly string[];
}

/** An appeal as both members read it: how far it is, what happens next and when, and both sides' statements beside each other. */
export function AppealCase({ side, appeal, proofs }: AppealCaseProps) {
  const { t } = useTranslation('matching');
  const { state, nextAt, statements } = appeal;
  // The amount of a released part is held for nobody: it may have been matched again.
  const isClaim = appeal.reason === 'paidUnsaid';
  return (
    <section className={styles.case} aria-label={t('case.title')}>
      <div className={styles.line}>
        <h3 className={styles.caseTitle}>{t('case.title')}</h3>
        <Tag tone={state === 'escalated' ? 'danger' : state === 'decided' ? 'plain' : 'warning'}>
          {enumLabel(appealStates, state)}
        </Tag>
      </div>
      {state !== 'decided' && nextAt !== null && (
        <p className={styles.quiet}>
          {t(isClaim ? 'case.claimed' : 'case.held')}{' '}
          {t(`case.next.${state}`, { time: formatTime(nextAt, 'short') })}
        </p>
      )}
      {statements.map(
        (one) =>
          (one.side === 'staff' || one.side === 'rule') && (
            <p key={one.at} className={styles.quiet}>
              <Time at={one.at} /> {enumLabel(appealReasons, one.reason)}
            </p>
          ),
      )}
      <div className={styles.sides}>
        {partSides.map((of) => (
          <Side
            key={of}
            title={t(`case.${of}`) + (of === side ? t('case.me') : '')}
            proofs={of === 'payer' ? proofs : []}
            statements={statements.filter((one) => one.side === of)}
          />
        ))}
      </div>
    </section>
  );
}

function Side(props: { title: string; proofs: readonly string[]; statements: readonly Statement[] }) {
  const { t } = useTranslation('matching');
  const { title, proofs, statements } = props;
  return (
    <section className={styles.side} aria-label={title}>
      <h4 className={styles.legend}>{title}</h4>
      {statements.length === 0 && proofs.length === 0 && <p className={styles.quiet}>{t('case.none')}</p>}
      {proofs.length > 0 && (
        <div className={styles.statement}>
          <p>{t('case.proofs')}</p>
          <Pictures names={proofs} label="parts.proof" />
        </div>
      )}
      {statements.map((one) => (
        <div key={one.at + one.text} className={styles.statement}>
          <p className={styles.quiet}>
            <Time at={one.at} />
          </p>
          <p>{enumLabel(appealReasons, one.reason)}</p>
          {one.text !== '' && <p className={styles.text}>{one.text}</p>}
          <Pictures names={one.evidence} label="case.evidence" />
        </div>
      ))}
    </section>
  );
}

function Pictures({ names, label }: { names: readonly string[]; label: 'parts.proof' | 'case.evidence' }) {
  const { t } = useTranslation('matching');
  if (names.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {names.map((name, place) => (
        <ProofPicture key={name} name={name} label={t(label, { number: place + 1 })} />
      ))}
    </div>
  );
}

function Time({ at }: { at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}
