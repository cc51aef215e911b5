/** The site's own zone: days, deadlines and records are shown in it, as its rules count them. */
const timeZone = 'Asia/Shanghai';

const shapes = {
  /** 2026-11-20 21:13:05 */
  exact: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  /** 11-20 21:13 */
  short: { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  /** 21:13 */
  clock: { hour: '2-digit', minute: '2-digit' },
  /** 2026-11-20 */
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeShape = keyof typeof shapes;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** An ISO instant in the site's zone, in one of the four shapes of the site; the same in every language. */
export function formatSiteTime(instant: string, shape: TimeShape): string {
  let format = formatters.get(shape);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { ...shapes[shape], timeZone, hourCycle: 'h23' });
    formatters.set(shape, format);
  }
  return format.format(new Date(instant)).replace(/(\d\d)\/(\d\d)/, '$2-$1');
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago or ahead, in words: 「3 分钟前」. Under a minute ago it is 「刚刚」; beyond a week the day itself. */
export function relativeSiteTime(instant: string, now: number, language: string): string {
  const distance = new Date(instant).getTime() - now;
  if (Math.abs(distance) >= 7 * 86_400_000) return formatSiteTime(instant, 'day');
  // What Chinese says of the minute that has just passed; the browser's own 「现在」 is only said of what is to come.
  if (distance <= 0 && distance > -60_000 && language.startsWith('zh')) return '刚刚';
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(distance) >= size);
  const text = step ? relative.format(Math.trunc(distance / step[1]), step[0]) : relative.format(0, 'second');
  // A space between a number and Chinese text, as everywhere on the site.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
