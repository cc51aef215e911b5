import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { changesBetween } from '@fairway/contract/settings/changes.ts';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../changes/change-table.module.css';
import { entryLabel, fieldLabel, valueText } from './field-text.ts';

interface DifferenceTableProps {
  kind: ProposalKind;
  before: unknown;
  after: unknown;
}

/** What a proposal changes, before and after, in plain language; what stays is left out. */
export function DifferenceTable({ kind, before, after }: DifferenceTableProps) {
  const { t } = useTranslation('proposals');
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <Typography.Text type="secondary">{t('noChange')}</Typography.Text>;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, entry, before: was, after: is }) => (
          <tr key={`${field}/${entry}`}>
            <th scope="row">
              {entry !== '' && `${entryLabel(kind, field, entry)} · `}
              {fieldLabel(kind, field)}
            </th>
            <td className={styles['was']}>{valueText(kind, field, was)}</td>
            <td className={styles['is']}>{valueText(kind, field, is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
