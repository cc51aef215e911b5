import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** A customer service line. */
export interface ServiceLine {
  code: string;
  url: string;
}

/** The site-info call that every load makes (platform type 6, without a token), and the service lines in it. */
export function usePreInfo() {
  return useQuery({
    queryKey: ['getPreInfo', {}],
    queryFn: ({ signal }) => api.getPreInfo({ platformType: 6 }, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The service lines of the pre-info, which travel as a JSON list; anything else in it is left out. */
export function serviceLines(printed: string | undefined): ServiceLine[] {
  try {
    const listed: unknown = JSON.parse(printed ?? '[]');
    return Array.isArray(listed) ? listed.filter(isLine) : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is ServiceLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    value.url.startsWith('https://')
  );
}
