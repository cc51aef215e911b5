import { useTranslation } from 'react-i18next';
import { helped, helpers } from './pick.ts';
import styles from './pick-board.module.css';

export interface PickRowProps {
  name: string;
  items: readonly { item: string; label: string; odds: string | undefined }[];
  chosen: readonly string[];
  /** Whether 全 大 小 单 双 清 stand beside it. */
  helps: boolean;
  onToggle: (item: string) => void;
  onChosen: (chosen: string[]) => void;
}

/** One row of a board: buttons that stay pressed. */
export function PickRow({ name, items, chosen, helps, onToggle, onChosen }: PickRowProps) {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.row}>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <fieldset aria-label={name} className={styles.items}>
        {items.map(({ item, label, odds }) => (
          <button
            key={item}
            type="button"
            className={styles.item}
            aria-pressed={chosen.includes(item)}
            aria-label={odds === undefined ? undefined : t('board.optionName', { option: label, odds })}
            onClick={() => onToggle(item)}
          >
            {label}
            {odds !== undefined && <small>{odds}</small>}
          </button>
        ))}
      </fieldset>
      {helps && (
        <div className={styles.helpers}>
          {helpers.map((helper) => (
            <button
              key={helper}
              type="button"
              aria-label={t(`board.helperNames.${helper}`, { row: name })}
              onClick={() =>
                onChosen(
                  helped(
                    items.map(({ item }) => item),
                    helper,
                  ),
                )
              }
            >
              {t(`board.helpers.${helper}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
