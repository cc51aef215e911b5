import { feedbackCategories, type FeedbackCategory } from '@fairway/contract/support/feedback.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '../../lib/use-dictionary.ts';
import styles from './feedback-page.module.css';
import { FeedbackForm } from './form/feedback-form.tsx';
import { WishForm } from './form/wish-form.tsx';
import { FeedbackList } from './list/feedback-list.tsx';

/** What a member writes to the site: a problem, a suggestion or a wish, and below it what came of the earlier ones. */
export function FeedbackPage() {
  const { t } = useTranslation('support');
  const [open, setOpen] = useState('1');
  const categories = useDictionary('feedbackCategory', feedbackCategories);
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.stack}>
        <Card pad="l">
          <Tabs
            label={t('categories')}
            value={open}
            onChange={setOpen}
            items={categories.entries.map(({ code, label }) => ({
              value: String(code),
              label,
              content: formOf(code),
            }))}
          />
        </Card>
        <Panel pad="l" title={t('list.title')}>
          <FeedbackList />
        </Panel>
      </div>
    </>
  );
}

function formOf(category: FeedbackCategory) {
  return category === feedbackCategories.codes.wish ? <WishForm /> : <FeedbackForm category={category} />;
}
