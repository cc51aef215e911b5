/** The site's zone has no daylight saving: its offset is always this. */
const offset = '+08:00';
const offsetMilliseconds = 8 * 3_600_000;

/** An instant as "2026-06-14T18:30" in the site's zone; '' for none. */
export function toSiteTime(instant: string | null | undefined): string {
  if (!instant) return '';
  return new Date(new Date(instant).getTime() + offsetMilliseconds).toISOString().slice(0, 16);
}

/** Such a text as an instant; null for an empty one. */
export function fromSiteTime(field: string): string | null {
  if (field === '') return null;
  const instant = new Date(`${field}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** The minute of a day meant by 18:30, 1830 or 8.05, as "18:30"; undefined for what no clock shows. */
export function readMinute(text: string): string | undefined {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})\D?(\d{2})\s*$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
