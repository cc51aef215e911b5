import { Toast } from '@base-ui/react/toast';

/** `error` stays until it is closed; every other tone leaves by itself. */
export type ToastTone = 'ok' | 'plain' | 'wait' | 'gift' | 'error';

export interface ToastText {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** Milliseconds before it leaves; default 1000. Ignored for errors. */
  duration?: number | undefined;
}

/** What the frame listens to; screens use the two calls below. */
export const toastChannel = Toast.createToastManager<{ tone: ToastTone }>();

/** Says one thing to the member. One is shown at a time; a newer one waits in front of an older one. Returns its id. */
export function showToast({ title, description, tone = 'plain', duration = 1000 }: ToastText): string {
  return toastChannel.add({
    title,
    ...(description === undefined ? {} : { description }),
    timeout: tone === 'error' ? 0 : duration,
    priority: 'low',
    data: { tone },
  });
}

/** Takes one toast away before its time, or without an id all of them, also errors. */
export function closeToasts(id?: string): void {
  toastChannel.close(id);
}
