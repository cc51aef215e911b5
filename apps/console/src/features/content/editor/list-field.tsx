import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import type { FieldSpec } from '../field-specs.ts';
import { ContentField } from './content-field.tsx';

interface ListFieldProps {
  spec: Extract<FieldSpec, { as: 'list' }>;
  name: (string | number)[];
}

/** Entries of a document in an order that can be changed, each with fields of its own. */
export function ListField({ spec, name }: ListFieldProps) {
  const { t } = useTranslation('content');
  return (
    <EntryList
      name={name.map(String)}
      title={t(spec.label)}
      max={spec.max}
      fresh={spec.fresh}
      empty={t('listEmpty')}
    >
      {(index) => spec.fields.map((field) => <ContentField key={field.name} spec={field} at={[index]} />)}
    </EntryList>
  );
}
