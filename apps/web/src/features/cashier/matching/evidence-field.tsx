import { Field } from '@fairway/ui/components/field/field.tsx';
import { FileDrop } from '@fairway/ui/components/upload/file-drop.tsx';
import { FileRow } from '@fairway/ui/components/upload/file-row.tsx';
import { useTranslation } from 'react-i18next';
import { pictureAccept, pictureMegabytes } from '../../../lib/files.ts';
import type { DraftPicture } from './use-appeal-draft.ts';
import styles from './matching.module.css';

export interface EvidenceFieldProps {
  most: number;
  pictures: readonly DraftPicture[];
  onAdd: (file: File) => void;
  onRemove: (id: string) => void;
}

/** Pictures that prove it; each is handed in at once and named by the appeal when it is sent. */
export function EvidenceField({ most, pictures, onAdd, onRemove }: EvidenceFieldProps) {
  const { t } = useTranslation('matching');
  const megabytes = pictureMegabytes;
  const left = most - pictures.length;
  return (
    <div className={styles.list}>
      {left > 0 && (
        <Field label={t('appeal.evidence')}>
          <FileDrop
            label={t('appeal.drop')}
            hint={t('appeal.evidenceHint', { count: most, megabytes })}
            accept={pictureAccept}
            multiple
            onFiles={(files) => files.slice(0, left).forEach(onAdd)}
          />
        </Field>
      )}
      {pictures.map(({ id, label, state, fault }) => (
        <FileRow
          key={id}
          name={label}
          state={state}
          note={
            fault
              ? t(`appeal.${fault}`, { megabytes })
              : t(state === 'sent' ? 'appeal.sent' : 'appeal.sending')
          }
          removeLabel={t('appeal.remove', { name: label })}
          onRemove={() => onRemove(id)}
        />
      ))}
    </div>
  );
}
