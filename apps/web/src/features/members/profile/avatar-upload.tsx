import { FileDrop } from '@fairway/ui/components/upload/file-drop.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAccept, pictureFault, pictureMegabytes, sendFile } from '../../../lib/files.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useChangeProfile } from '../api/use-profile.ts';

/** A place to drop a picture of one's own; the server cuts the square out of its middle. */
export function AvatarUpload({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('profile');
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<string>();
  const send = useChangeProfile((file: File) => sendFile('uploadAvatar', file, { onProgress: setPercent }));
  const take = ([file]: File[]) => {
    if (!file) return;
    const wrong = pictureFault(file);
    setFault(wrong && t(`avatar.${wrong}`, { megabytes: pictureMegabytes }));
    if (wrong) return;
    setPercent(0);
    send.mutate(file, {
      onSuccess: () => {
        toast({ title: t('avatar.changed'), tone: 'ok', duration: 3_000 });
        onDone();
      },
      onError: (refusal) => showRefusal(refusal),
    });
  };
  return (
    <>
      <FileDrop
        label={send.isPending ? t('avatar.uploading', { percent }) : t('avatar.upload')}
        hint={t('avatar.uploadHint', { megabytes: pictureMegabytes })}
        accept={pictureAccept}
        disabled={send.isPending}
        onFiles={take}
      />
      <p role="alert">{fault}</p>
    </>
  );
}
