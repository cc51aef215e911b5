import { IconChevronLeft, IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { HelpCategory } from '../api/use-help.ts';
import styles from './help-neighbours.module.css';

/** The entries before and after one in the menu, at the end of its text. */
export function HelpNeighbours({ categories, open }: { categories: HelpCategory[]; open: string }) {
  const { t } = useTranslation('content');
  const entries = categories.flatMap(({ typeId, articles }) =>
    articles.map(({ listId, title }) => ({ typeId, listId, title })),
  );
  const at = entries.findIndex(({ listId }) => listId === open);
  const before = entries[at - 1];
  const after = at === -1 ? undefined : entries[at + 1];
  if (!before && !after) return null;
  return (
    <nav aria-label={t('help.neighbours')} className={styles.neighbours}>
      {before && (
        <Link to="/app/help/$typeId/$listId" params={before} className={styles.neighbour}>
          <IconChevronLeft size={18} />
          <span>
            <small>{t('help.before')}</small>
            {textOf(before.title)}
          </span>
        </Link>
      )}
      {after && (
        <Link to="/app/help/$typeId/$listId" params={after} className={styles.neighbour} data-direction="on">
          <span>
            <small>{t('help.after')}</small>
            {textOf(after.title)}
          </span>
          <IconChevronRight size={18} />
        </Link>
      )}
    </nav>
  );
}
