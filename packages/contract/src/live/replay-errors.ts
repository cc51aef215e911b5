import { defineErrors } from '../errors/error-row.ts';

/** Broadcasts that are played again. */
export const replayErrors = defineErrors({
  replayNotFound: {
    code: 313_085,
    zh: '回放不存在、已过期或已被移除',
    en: 'This replay does not exist, has expired or was removed.',
    retry: 'never',
    show: 'toast',
    http: 404,
  },
});
