import { formatSiteTime, relativeSiteTime, type TimeShape } from '@fairway/ui/time/format-time.ts';
import { language } from '../i18n.ts';

/** An ISO instant in the site's zone, to the second where nothing else is asked for. */
export function formatTime(instant: string, shape: TimeShape = 'exact'): string {
  return formatSiteTime(instant, shape);
}

/** How long ago or ahead, in the operator's language: 「3 分钟前」. */
export function relativeTime(instant: string, now: number): string {
  return relativeSiteTime(instant, now, language());
}
