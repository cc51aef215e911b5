import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { formatTime } from '../../../lib/times/format-time.ts';
import { useNow } from '../../../lib/times/use-now.ts';

/** Minutes from the end at which a deadline is called near. */
const nearMinutes = 5;

/** What is left of a step, as colour and text; the exact time on hover. */
export function Deadline({ at }: { at: string }) {
  const { t } = useTranslation('matching');
  const left = new Date(at).getTime() - useNow(1_000);
  const tone = left <= 0 ? 'stopped' : left < nearMinutes * 60_000 ? 'waiting' : 'good';
  return (
    <Tooltip title={formatTime(at)}>
      <span>
        <StatusTag tone={tone}>{left <= 0 ? t('over') : t('left', { time: clock(left) })}</StatusTag>
      </span>
    </Tooltip>
  );
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
