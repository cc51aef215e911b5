import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck, IconPlus } from '@fairway/ui/icons/action.tsx';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { RoomAnchor } from '../api/shapes.ts';
import { useFollow } from '../api/use-anchor.ts';

/** Follows an anchor or no longer does; a visitor is led to the login first. */
export function FollowButton({ anchor, size = 'm' }: { anchor: RoomAnchor; size?: 's' | 'm' }) {
  const { t } = useTranslation('live');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const follow = useFollow(anchor.anchorId);
  const { followed, name } = anchor;
  if (!signedIn)
    return (
      <a
        className={buttonClass({ size })}
        href={loginHref(here)}
        aria-label={t('follow.followName', { name })}
      >
        <IconPlus size={16} />
        {t('follow.follow')}
      </a>
    );
  return (
    <Button
      size={size}
      variant={followed ? 'quiet' : 'action'}
      icon={followed ? <IconCheck size={16} /> : <IconPlus size={16} />}
      loading={follow.isPending}
      aria-pressed={followed}
      aria-label={t(followed ? 'follow.unfollowName' : 'follow.followName', { name })}
      onClick={() => follow.mutate(!followed)}
    >
      {t(followed ? 'follow.followed' : 'follow.follow')}
    </Button>
  );
}
