import { mostPictures } from '@fairway/contract/support/feedback.ts';
import { FileDrop } from '@fairway/ui/components/upload/file-drop.tsx';
import { FileRow } from '@fairway/ui/components/upload/file-row.tsx';
import { useTranslation } from 'react-i18next';
import { pictureAccept, pictureMegabytes } from '../../../lib/files.ts';
import styles from './form.module.css';
import type { ChosenPicture, usePictures } from './use-pictures.ts';

/** Up to four pictures with what becomes of each. */
export function PictureField({ chosen }: { chosen: ReturnType<typeof usePictures> }) {
  const { t } = useTranslation('support');
  const note = ({ state, percent, fault, refusal }: ChosenPicture) => {
    if (fault) return t(`pictures.${fault}`, { megabytes: pictureMegabytes });
    if (state === 'failed') return refusal;
    return state === 'sent' ? t('pictures.sent') : t('pictures.sending', { percent });
  };
  return (
    <fieldset className={styles.pictures}>
      <legend>{t('pictures.label')}</legend>
      {chosen.pictures.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.pictures.map((picture) => (
            <li key={picture.key}>
              <img src={picture.shown} alt="" className={styles.thumb} />
              <FileRow
                name={picture.name}
                state={picture.state}
                note={note(picture)}
                removeLabel={t('pictures.remove', { name: picture.name })}
                onRemove={() => chosen.remove(picture.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen.room > 0 && (
        <FileDrop
          multiple
          label={t('pictures.choose')}
          hint={t('pictures.hint', { count: mostPictures, megabytes: pictureMegabytes })}
          accept={pictureAccept}
          onFiles={chosen.add}
        />
      )}
    </fieldset>
  );
}
