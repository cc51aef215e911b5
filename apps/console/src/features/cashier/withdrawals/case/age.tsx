import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/times/format-time.ts';
import { useNow } from '../../../../lib/times/use-now.ts';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';

/** Minutes from which a case is called slow, then late: members are promised half an hour. */
const slowMinutes = 15;
const lateMinutes = 30;
const tones = { late: 'stopped', slow: 'waiting', fresh: 'good' } as const;

interface AgeProps {
  since: string;
  /** When a reservation is promised; its colour counts down to it instead of up from the request. */
  due?: string | null | undefined;
}

/** How long a case has waited, as colour and text: the colour alone would not reach everybody. */
export function Age({ since, due }: AgeProps) {
  const { t } = useTranslation('cashier');
  const now = useNow(30_000);
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / 60_000));
  const left = due ? Math.floor((new Date(due).getTime() - now) / 60_000) : undefined;
  // A reservation that is due within the promised half hour is as urgent as a case that has waited so long.
  const urgency = left === undefined ? minutes : lateMinutes - left;
  const pace = urgency >= lateMinutes ? 'late' : urgency >= slowMinutes ? 'slow' : 'fresh';
  return (
    <Tooltip title={formatTime(since)}>
      <span>
        <StatusTag tone={tones[pace]}>
          {due && `${t('age.due', { time: formatTime(due) })} · `}
          {t('age.waited', { age: textOf(minutes, t('age.hour'), t('age.minute')) })}
          {pace !== 'fresh' && ` · ${t(`age.${pace}`)}`}
        </StatusTag>
      </span>
    </Tooltip>
  );
}

function textOf(minutes: number, hour: string, minute: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes}${minute}`;
  return rest === 0 ? `${hours}${hour}`.trimEnd() : `${hours}${hour}${rest}${minute}`;
}
