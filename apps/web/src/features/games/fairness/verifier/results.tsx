import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from './answer-card.tsx';
import { countVerdicts, placesToShow, type Checked, type Verdict } from './check-questions.ts';
import { useKindName } from './use-kind-name.ts';
import styles from './verifier.module.css';

const mostShown = 50;

const toneOf: Readonly<Record<Verdict, TagTone>> = {
  confirmed: 'ok',
  contradicted: 'danger',
  computed: 'azure',
  refused: 'warning',
};

/** One answer whole; of a history how it went and its entries, folded. */
export function Results({ checked }: { checked: readonly Checked[] }) {
  const { t } = useTranslation('fairness');
  const kindName = useKindName();
  const [only] = checked;
  if (only && checked.length === 1) return <AnswerCard checked={only} />;
  const counts = countVerdicts(checked);
  const places = placesToShow(checked, mostShown);
  const tone = counts.contradicted > 0 ? 'danger' : counts.refused > 0 ? 'warning' : 'ok';
  return (
    <div className={styles.results}>
      <Notice tone={tone} title={t('verifier.results')}>
        {t('verifier.summary', { count: checked.length, ...counts })}
      </Notice>
      {places.length < checked.length && (
        <p className={styles.quiet}>{t('verifier.shownSome', { count: places.length })}</p>
      )}
      <ul className={styles.entries}>
        {places.map((place) => {
          const one = checked[place];
          return (
            one && (
              <li key={place}>
                <Disclosure
                  arrow="start"
                  defaultOpen={false}
                  title={t('verifier.entry', { number: place + 1, kind: kindName(one.kind) })}
                  end={<Tag tone={toneOf[one.verdict]}>{t(`verifier.verdicts.${one.verdict}`)}</Tag>}
                >
                  <AnswerCard checked={one} />
                </Disclosure>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
