import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconBell } from '@fairway/ui/icons/state.tsx';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { ScheduleEntry } from '../api/shapes.ts';
import { useReminder } from '../api/use-schedule.ts';
import { roomTitle } from '../cards/room-title.ts';

/** Has a member reminded ten minutes before; a visitor is led to the login first. */
export function ReminderButton({ entry }: { entry: ScheduleEntry }) {
  const { t } = useTranslation('live');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const reminder = useReminder(entry.scheduleId);
  const title = roomTitle(entry);
  if (!signedIn)
    return (
      <a
        className={buttonClass({ variant: 'quiet', size: 's' })}
        href={loginHref(here)}
        aria-label={t('schedule.remindOf', { title })}
      >
        <IconBell size={16} />
        {t('schedule.remind')}
      </a>
    );
  return (
    <Button
      variant="quiet"
      size="s"
      icon={entry.reminded ? <IconCheck size={16} /> : <IconBell size={16} />}
      loading={reminder.isPending}
      aria-pressed={entry.reminded}
      aria-label={t(entry.reminded ? 'schedule.forget' : 'schedule.remindOf', { title })}
      onClick={() => reminder.mutate(!entry.reminded)}
    >
      {t(entry.reminded ? 'schedule.reminded' : 'schedule.remind')}
    </Button>
  );
}
