import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import styles from './fairness.module.css';

const moments = [
  { key: 'press', icon: IconHistory },
  { key: 'again', icon: IconRefresh },
  { key: 'answer', icon: IconCheck },
] as const;

/** A press that got no answer, pressed again: one act, one answer. */
export function OnceExample() {
  const { t } = useTranslation('home');
  return (
    <ol className={styles.moments}>
      {moments.map(({ key, icon: Icon }) => (
        <li key={key}>
          <span className={styles.dot}>
            <Icon size={14} />
          </span>
          {t(`fairness.once.${key}`)}
        </li>
      ))}
    </ol>
  );
}
