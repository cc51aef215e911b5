import { formatTime, relativeTime } from '../times/format-time.ts';
import { useNow } from '../times/use-now.ts';

/** A moment exactly, by the site's zone. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures" style={{ whiteSpace: 'nowrap' }}>
      {formatTime(at)}
    </time>
  );
}

/** A moment as people say it, with the exact time on hover. */
export function Ago({ at }: { at: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatTime(at)} style={{ whiteSpace: 'nowrap' }}>
      {relativeTime(at, now)}
    </time>
  );
}
