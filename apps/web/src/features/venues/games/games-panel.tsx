import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { IconClose, IconSearch } from '@fairway/ui/icons/action.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { hallTabs, readHallSearch, type HallTab } from './hall-search.ts';
import { GamesGrid } from './games-grid.tsx';
import styles from './games-panel.module.css';

/** Tabs and search over the grid of games. Both are in the address: a reload and a link show the same games. */
export function GamesPanel() {
  const { t } = useTranslation('venues');
  const chosen = readHallSearch(useSearch({ strict: false }));
  const tab: HallTab = chosen.tab ?? 'all';
  const navigate = useNavigate();
  const [typed, setTyped] = useState(chosen.keyword ?? '');
  const keyword = useSettled(typed.trim());
  const show = (next: { tab?: HallTab; keyword?: string }) => {
    const { tab: nextTab = tab, keyword: text = typed } = next;
    const search = readHallSearch({ tab: nextTab, keyword: text });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  const type = (text: string) => {
    setTyped(text);
    show({ keyword: text });
  };
  return (
    <section aria-labelledby="hall-games">
      <h2 id="hall-games">
        <VisuallyHidden>{t('games.title')}</VisuallyHidden>
      </h2>
      <div className={styles.bar}>
        <Tabs
          label={t('games.tabsLabel')}
          value={tab}
          onChange={(next) => show({ tab: next })}
          className={styles.tabs}
          items={hallTabs.map((value) => ({ value, label: t(`games.tabs.${value}`) }))}
        />
        <Field label={t('games.search')} labelHidden className={styles.search}>
          <Input
            size="s"
            type="search"
            maxLength={40}
            placeholder={t('games.searchHint')}
            prefix={<IconSearch size={16} />}
            suffix={
              typed === '' ? undefined : (
                <IconButton size="s" label={t('games.clear')} onClick={() => type('')}>
                  <IconClose size={14} />
                </IconButton>
              )
            }
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') type('');
            }}
          />
        </Field>
      </div>
      <GamesGrid tab={tab} keyword={keyword} onClear={() => type('')} onAll={() => show({ tab: 'all' })} />
    </section>
  );
}
