const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as the audience reads it: 24 hours, zone of the site. */
export function localTime(iso: string): string {
  return format.format(new Date(iso));
}
