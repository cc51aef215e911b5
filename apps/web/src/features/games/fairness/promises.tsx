import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import styles from './fairness-page.module.css';

const promises = ['commit', 'beacon', 'chain', 'nobody'] as const;

/** The four promises, each with the line of arithmetic that it rests on. */
export function Promises() {
  const { t } = useTranslation('fairness');
  return (
    <section aria-labelledby="fairness-promises">
      <SectionHead id="fairness-promises" title={t('promises.title')} />
      <ol className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <code className={styles.formula}>{t(`promises.${promise}.formula`)}</code>
            <h3>{t(`promises.${promise}.title`)}</h3>
            <p>{t(`promises.${promise}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
