import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { HandicapExample } from './handicap-example.tsx';
import { LedgerExample } from './ledger-example.tsx';
import { OnceExample } from './once-example.tsx';
import { Lines } from '../lines.tsx';
import styles from './fairness.module.css';

const claims = [
  { key: 'ledger', Example: LedgerExample },
  { key: 'rules', Example: HandicapExample },
  { key: 'once', Example: OnceExample },
] as const;

/** What can be relied on here, each with a small example. Only what the product does is listed. */
export function Fairness() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="home-fairness">
      <SectionHead id="home-fairness" title={t('fairness.title')} note={t('fairness.note')} />
      <div className={styles.claims}>
        {claims.map(({ key, Example }) => (
          <article key={key} className={styles.claim}>
            <div className={styles.example}>
              <span className={styles.label}>{t('fairness.example')}</span>
              <Example />
            </div>
            <h3>{t(`fairness.${key}.title`)}</h3>
            <p>
              <Lines text={t(`fairness.${key}.text`)} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
