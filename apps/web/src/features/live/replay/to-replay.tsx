import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReplays } from '../api/use-replays.ts';

/** Leads to what the room showed last, once it can be played again. */
export function ToReplay({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('live');
  const latest = useReplays(chatRoomNo).data?.replays[0];
  if (latest === undefined) return null;
  return (
    <Link
      to="/app/live/room/$roomNo"
      params={{ roomNo: chatRoomNo }}
      search={{ replay: latest.broadcastId }}
      className={buttonClass({})}
    >
      {t('replay.watch')}
    </Link>
  );
}
