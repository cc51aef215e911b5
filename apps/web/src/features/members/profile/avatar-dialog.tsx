import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAvatars, useChangeProfile } from '../api/use-profile.ts';
import { AvatarUpload } from './avatar-upload.tsx';
import styles from './profile-page.module.css';

interface AvatarDialogProps {
  chosen: string;
  open: boolean;
  onClose: () => void;
}

/** The drawn portraits, one of them to choose; a press takes it. */
export function AvatarDialog({ chosen, open, onClose }: AvatarDialogProps) {
  const { t } = useTranslation('profile');
  const avatars = useAvatars(open);
  const set = useChangeProfile((avatar: string) => api.setAvatar({ avatar }));
  const take = (avatar: string) =>
    set.mutate(avatar, {
      onSuccess: () => {
        toast({ title: t('avatar.changed'), tone: 'ok', duration: 3_000 });
        onClose();
      },
      onError: (fault) => showRefusal(fault),
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('avatar.title')}
      description={t('avatar.text')}
      closeLabel={t('avatar.close')}
      size="m"
    >
      <div className={styles.own}>
        <AvatarUpload onDone={onClose} />
      </div>
      <p className={styles.or}>{t('avatar.or')}</p>
      {avatars.isPending && (
        <Loading label={t('loading')}>
          <Skeleton height={280} radius="var(--r-md)" />
        </Loading>
      )}
      {avatars.isError && <p role="alert">{refusalText(avatars.error)}</p>}
      <ul className={styles.portraits}>
        {avatars.data?.avatars.map((avatar, index) => (
          <li key={avatar}>
            <button
              type="button"
              className={styles.portrait}
              aria-pressed={avatar === chosen}
              aria-label={t('avatar.number', { number: index + 1 })}
              disabled={set.isPending}
              onClick={() => take(avatar)}
            >
              <Avatar name={avatar} size={64} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
