import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Link } from '@tanstack/react-router';
import { IconSearch } from '@fairway/ui/icons/action.tsx';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useHelpSearch } from '../api/use-help.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import styles from './help-page.module.css';

/** A search through every entry, while one types; the found entries replace the menu. */
export function HelpSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { t } = useTranslation('content');
  const asked = useSettled(useDeferredValue(query).trim());
  const { data, isError, error } = useHelpSearch(asked);
  const results = data?.results ?? [];
  const isAsking = query.trim() !== '';
  return (
    <search>
      <Field label={t('help.search')} labelHidden>
        <Input
          type="search"
          value={query}
          maxLength={40}
          placeholder={t('help.search')}
          prefix={<IconSearch size={16} />}
          onChange={(event) => onQuery(event.target.value)}
        />
      </Field>
      <p className={styles.found} aria-live="polite">
        {isAsking && isError && refusalText(error)}
        {isAsking && data && asked === query.trim() && t('help.found', { count: results.length })}
      </p>
      {isAsking && (
        <ul className={styles.results}>
          {results.map(({ typeId, listId, title, excerpt }) => (
            <li key={listId}>
              <Link to="/app/help/$typeId/$listId" params={{ typeId, listId }} className={styles.result}>
                <b>{title}</b>
                <span>{excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
