import { formatSiteTime, relativeSiteTime, type TimeShape } from '@fairway/ui/time/format-time.ts';
import { language } from './i18n.ts';

/** An ISO instant in the site's zone, without its year where none is asked for. */
export function formatTime(instant: string, shape: TimeShape = 'short'): string {
  return formatSiteTime(instant, shape);
}

/** How long ago or ahead, in the visitor's language: 「3 分钟前」. */
export function relativeTime(instant: string, now: number): string {
  return relativeSiteTime(instant, now, language());
}
