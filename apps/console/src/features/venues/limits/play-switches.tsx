import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';

interface PlaySwitchesProps {
  /** Every play type of the lottery by its name. */
  plays: readonly { code: string; name: string }[];
  /** The lottery's name, for readers. */
  of: string;
  /** The plays that take no stakes; a form item gives both. */
  value?: readonly string[];
  onChange?: (closed: string[]) => void;
}

/** A switch for each play type of a lottery: off, it takes no stakes while the others do. */
export function PlaySwitches({ plays, of, value = [], onChange }: PlaySwitchesProps) {
  const { t } = useTranslation('venues');
  return (
    <fieldset className={styles['lists']} aria-label={t('limits.playsOf', { name: of })}>
      {plays.map(({ code, name }) => (
        <label key={code}>
          <Switch
            size="small"
            aria-label={`${of} ${name}`}
            checked={!value.includes(code)}
            onChange={(open) => onChange?.(open ? value.filter((one) => one !== code) : [...value, code])}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}
