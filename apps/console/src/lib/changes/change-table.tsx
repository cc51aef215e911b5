import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './change-table.module.css';
import { changedFields } from './changed-fields.ts';

/** Before and after, only the fields that differ. */
export function ChangeTable({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation('shell');
  const fields = changedFields(before, after);
  if (fields.length === 0) return <Typography.Text type="secondary">{t('change.noChange')}</Typography.Text>;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('change.field')}</th>
          <th scope="col">{t('change.before')}</th>
          <th scope="col">{t('change.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path}>
            <th scope="row">{field.path || t('change.value')}</th>
            <td className={styles['was']}>{field.before ?? ''}</td>
            <td className={styles['is']}>{field.after ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
