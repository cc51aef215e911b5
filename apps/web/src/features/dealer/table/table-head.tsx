import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';
import styles from './table-page.module.css';

/** Back to the hall, the table's name, and whether it takes bets. */
export function TableHead({ details: { name, open } }: { details: TableDetails }) {
  const { t } = useTranslation('dealer');
  return (
    <header className={styles.head}>
      <Link to="/app/realbet">{t('back')}</Link>
      <h1 className={styles.title}>{name}</h1>
      {!open && <Tag tone="warning">{t('hall.closed')}</Tag>}
      <Link to="/app/fairness" className={styles.end}>
        {t('hall.fair')}
      </Link>
    </header>
  );
}
