import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { IconImage } from '@fairway/ui/icons/media.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../api/use-feedback.ts';
import styles from './list.module.css';

/** A picture of an own feedback, small; a press shows it large. */
export function FeedbackPicture({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  const { data: address, isError } = usePicture(name);
  if (isError)
    return (
      <span className={styles.gone}>
        <IconImage size={20} label={t('pictures.gone')} />
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={label}
        disabled={address === undefined}
        onClick={() => setOpen(true)}
      >
        {address !== undefined && <img src={address} alt="" />}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={label} closeLabel={t('pictures.close')} size="xl">
        <img src={address} alt={label} className={styles.large} />
      </Dialog>
    </>
  );
}
