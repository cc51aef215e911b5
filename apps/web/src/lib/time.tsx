import { formatTime, relativeTime } from './format-time.ts';
import { useNow } from './use-now.ts';

/** A moment as people say it, with the exact time on hover. */
export function Time({ at, className }: { at: string; className?: string | undefined }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatTime(at, 'exact')} className={className}>
      {relativeTime(at, now)}
    </time>
  );
}
