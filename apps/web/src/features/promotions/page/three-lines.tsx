import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconGift } from '@fairway/ui/icons/money.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { textsOf } from './texts-of.ts';
import styles from './page.module.css';

const lines = [
  { key: 'get', Icon: IconGift },
  { key: 'todo', Icon: IconCheck },
  { key: 'until', Icon: IconClock },
] as const;

/** What one gets, what one does, until when. */
export function ThreeLines({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const texts = textsOf(activity.terms);
  return (
    <Card pad="l">
      <dl className={styles.three} aria-label={t('three.label')}>
        {lines.map(({ key, Icon }) => (
          <div key={key} data-line={key}>
            <dt>
              <Icon size={18} />
              {t(`three.${key}`)}
            </dt>
            <dd>{texts[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
