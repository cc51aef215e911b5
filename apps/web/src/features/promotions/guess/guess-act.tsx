import type { GuessKind, WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useGuessInfo } from '../api/use-guess.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { isGuess } from './is-guess.ts';
import { ownSums } from './own-sums.ts';
import styles from './guess.module.css';

/** What the member answered and won so far, and what stands against answering. */
export function GuessAct({ activity }: { activity: Activity }) {
  return isGuess(activity.kind) ? <Act kind={activity.kind} activity={activity} /> : null;
}

function Act({ kind, activity }: { kind: GuessKind; activity: Activity }) {
  const { t } = useTranslation('guess');
  const { no, isPreview } = activity;
  const info = useGuessInfo(kind, no, !isPreview);
  return <GuessPanel activity={activity} questions={info.data?.questions ?? []} title={t('own')} />;
}

interface GuessPanelProps {
  activity: Activity;
  questions: readonly WireQuestion[];
  title: string;
}

/** The own answers in figures; visitors are led to log in. */
export function GuessPanel({ activity, questions, title }: GuessPanelProps) {
  const { t } = useTranslation('guess');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { answered, right, won, open } = ownSums(questions);
  const facts = [
    { name: t('facts.open'), value: String(open) },
    { name: t('facts.answered'), value: String(answered) },
    { name: t('facts.right'), value: String(right) },
    { name: t('facts.won'), value: displayAmount(won, 'CNY') },
  ];
  const { reasons, isPreview } = activity;
  return (
    <Panel title={title} pad="l" className={styles.act}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isPreview && <p className={styles.note}>{t('preview')}</p>}
      {!isPreview && !isSignedIn && <LogInToJoin />}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}
