import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadedAvatar } from '../../../lib/pictures/uploaded-avatar.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import styles from './profile-page.module.css';

/** The avatar as others see it, and how to change it. */
export function AvatarRow({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.avatar}>
      <Avatar
        name={profile.avatar || profile.id}
        src={uploadedAvatar(profile.avatar)}
        size={72}
        ring="gold"
      />
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('avatar.change')}
      </Button>
      <AvatarDialog chosen={profile.avatar} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
