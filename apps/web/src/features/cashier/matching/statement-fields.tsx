import { Field } from '@fairway/ui/components/field/field.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { useTranslation } from 'react-i18next';
import { EvidenceField } from './evidence-field.tsx';
import type { useAppealDraft } from './use-appeal-draft.ts';

export interface StatementFieldsProps {
  draft: ReturnType<typeof useAppealDraft>;
  /** Characters and pictures at most. */
  limits: { maxLength: number; pictures: number };
}

/** What happened, in text and pictures. */
export function StatementFields({ draft, limits }: StatementFieldsProps) {
  const { t } = useTranslation('matching');
  return (
    <>
      <Field label={t('appeal.ownText')} hint={t('appeal.textHint')}>
        <TextArea
          rows={3}
          value={draft.text}
          maxLength={limits.maxLength}
          onChange={(event) => draft.setText(event.target.value)}
        />
      </Field>
      <EvidenceField
        most={limits.pictures}
        pictures={draft.pictures}
        onAdd={draft.add}
        onRemove={draft.remove}
      />
    </>
  );
}
