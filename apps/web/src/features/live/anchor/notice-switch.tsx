import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { useTranslation } from 'react-i18next';
import { useFollowNotice } from '../api/use-follow-notice.ts';

/** Whether a follower gets a message when the anchor goes live. */
export function NoticeSwitch({ anchorId }: { anchorId: string }) {
  const { t } = useTranslation('live');
  const { notifies, set, sending } = useFollowNotice(anchorId);
  if (notifies === null) return null;
  return (
    <Switch
      checked={notifies}
      onChange={set}
      disabled={sending}
      label={t('follow.notice')}
      note={t('follow.noticeNote')}
    />
  );
}
