/** The site's zone has no daylight saving: its offset is always this. */
const offset = '+08:00';
const offsetMilliseconds = 8 * 3_600_000;

/** An instant as a `datetime-local` field shows it, in the site's zone; '' for none. */
export function toSiteTime(instant: string | null | undefined): string {
  if (!instant) return '';
  return new Date(new Date(instant).getTime() + offsetMilliseconds).toISOString().slice(0, 16);
}

/** What such a field holds, as an instant; null for an empty field. */
export function fromSiteTime(field: string): string | null {
  if (field === '') return null;
  const instant = new Date(`${field}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
