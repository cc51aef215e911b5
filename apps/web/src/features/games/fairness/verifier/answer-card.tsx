import type { Answer } from '@fairway/fair-games';
import { Notice, type NoticeProps } from '@fairway/ui/components/notice/notice.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { answerFields, type AnswerField } from './answer-fields.ts';
import { AnswerValue } from './answer-value.tsx';
import type { Checked, Verdict } from './check-questions.ts';
import { useKindName } from './use-kind-name.ts';
import styles from './verifier.module.css';

const tones: Readonly<Record<Exclude<Verdict, 'refused'>, NonNullable<NoticeProps['tone']>>> = {
  confirmed: 'ok',
  contradicted: 'danger',
  computed: 'info',
};

/** What came out of one question, part by part, with a mark beside each part that was shown to the member. */
export function AnswerCard({ checked: { verdict, kind, answer, fault } }: { checked: Checked }) {
  const { t } = useTranslation('fairness');
  const kindName = useKindName();
  if (verdict === 'refused' || !answer)
    return (
      <Notice tone="warning" title={t('verifier.verdicts.refused')}>
        {t(`faults.${fault ?? 'malformed'}`)}
      </Notice>
    );
  return (
    <div className={styles.results}>
      <Notice tone={tones[verdict]} title={`${kindName(kind)} · ${t(`verifier.verdicts.${verdict}`)}`}>
        {t(`verifier.verdictTexts.${verdict}`)}
      </Notice>
      <dl className={styles.answer}>
        {answerFields
          .filter((field) => Object.hasOwn(answer, field))
          .map((field) => (
            <Part key={field} field={field} answer={answer} />
          ))}
      </dl>
    </div>
  );
}

function Part({ field, answer }: { field: AnswerField; answer: Answer }) {
  const { t } = useTranslation('fairness');
  const agrees = agreesOn(answer['agrees'], field);
  return (
    <div>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>
        <AnswerValue field={field} value={answer[field] ?? null} />
        {agrees !== undefined && (
          <span className={clsx(styles.mark, agrees ? styles.same : styles.other)}>
            {agrees ? <IconCheck size={14} /> : <IconClose size={14} />}
            {t(agrees ? 'verifier.same' : 'verifier.other')}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Whether a part is as it was shown; undefined where nothing was. */
function agreesOn(agrees: Answer[string] | undefined, field: string): boolean | undefined {
  if (typeof agrees !== 'object' || agrees === null || Array.isArray(agrees)) return undefined;
  const found = Object.entries(agrees).find(([name]) => name === field)?.[1];
  return typeof found === 'boolean' ? found : undefined;
}
