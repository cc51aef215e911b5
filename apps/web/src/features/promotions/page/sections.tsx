import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { sectionsOf } from './texts-of.ts';
import styles from './page.module.css';

/** The chapters of a page with details. */
export function Sections({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-label={t('sections')}>
      <Card pad="l" className={styles.sections}>
        {sectionsOf(activity.terms).map(({ title, body }) => (
          <article key={title}>
            <h2>{title}</h2>
            <p>{body}</p>
          </article>
        ))}
      </Card>
    </section>
  );
}
