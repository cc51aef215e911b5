import { ApiError, noAnswerCode } from '@fairway/api-client/exchange/api-error.ts';
import i18next from 'i18next';
import { create } from 'zustand';
import { toast } from './toasts.ts';

/** What replaces the page when a refusal concerns all of it; the root frame shows it. */
export const usePageRefusal = create<{ refusal: ApiError | undefined; clear: () => void }>((set) => ({
  refusal: undefined,
  clear: () => set({ refusal: undefined }),
}));

export interface RefusalPlaces {
  /** Puts the text beside the form field of this name; answers false when the form has no such field. */
  atField?: (field: string, text: string) => boolean;
  /** Takes what would be a toast, on a page whose middle is what the member watches. */
  inPlace?: (said: SaidRefusal) => void;
}

/** A refusal as it is said where it happened. */
export interface SaidRefusal {
  readonly title: string;
  readonly description?: string | undefined;
}

/**
 * Shows a refusal where its row of the error table says: beside a field, as a toast, instead of the page, or not at
 * all. A code that this build does not know is a toast with the server's message (specification section 8).
 */
export function showRefusal(fault: unknown, { atField, inPlace }: RefusalPlaces = {}): void {
  const text = refusalText(fault);
  const say = inPlace ?? ((said: SaidRefusal) => toast({ ...said, tone: 'error' }));
  if (!(fault instanceof ApiError)) {
    say({ title: text });
    return;
  }
  const show = fault.row?.show ?? 'toast';
  // The check page itself is the answer to a call that demands it.
  if (show === 'silent' || fault.row?.remedy === 'robotCheck') return;
  if (show === 'page') {
    usePageRefusal.setState({ refusal: fault });
    return;
  }
  if (show === 'field' && fieldsOf(fault).some((field) => atField?.(field, text))) return;
  say({ title: text, description: describe(fault) });
}

/** A refusal's message in the visitor's language: the server's, or our own when no answer came. */
export function refusalText(fault: unknown): string {
  if (fault instanceof ApiError && fault.message) return fault.message;
  const unanswered = fault instanceof ApiError && fault.code === noAnswerCode;
  return i18next.t(unanswered ? 'error.offline' : 'error.lead', { ns: 'shell' });
}

/** The form fields that a refusal is about: those that the answer names, or the one of its row. */
function fieldsOf(refusal: ApiError): string[] {
  const { data } = refusal;
  if (typeof data === 'object' && data !== null) {
    if ('field' in data && typeof data.field === 'string') return [data.field];
    if ('fields' in data && Array.isArray(data.fields)) {
      return data.fields.flatMap((at: { field?: unknown }) =>
        typeof at.field === 'string' ? [at.field] : [],
      );
    }
  }
  return refusal.row?.field ? [refusal.row.field] : [];
}

/** A fault of ours carries its request's id, so that support can find it. */
function describe({ row, requestId }: ApiError): string | undefined {
  if (row?.retry !== 'sameKey' || !requestId) return undefined;
  return i18next.t('error.requestId', { ns: 'shell', id: requestId });
}
