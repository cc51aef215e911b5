import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useHelpCentre } from '../../content/api/use-help.ts';
import styles from './help-topics.module.css';

/** Entries of each category. */
const shown = 3;

/** What the help centre answers, by category: most questions need nobody to wait for. Nothing while it is not there. */
export function HelpTopics() {
  const { t } = useTranslation('site');
  const categories = (useHelpCentre().data?.categories ?? []).filter(({ articles }) => articles.length > 0);
  if (categories.length === 0) return null;
  return (
    <Panel title={t('service.topics')} pad="l">
      <div className={styles.topics}>
        {categories.map(({ typeId, name, articles }) => (
          <section key={typeId} aria-label={textOf(name)}>
            <h3 className={styles.name}>{textOf(name)}</h3>
            <ul>
              {articles.slice(0, shown).map(({ listId, title }) => (
                <li key={listId}>
                  <Link to="/app/help/$typeId/$listId" params={{ typeId, listId }} className={styles.entry}>
                    <span className="ellipsis">{textOf(title)}</span>
                    <IconChevronRight size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
