import { create } from 'zustand';
import type { ToastText } from '@fairway/ui/components/toast/toast-store.ts';

/**
 * Whether the toasts' frame is wanted yet. A first visit that says nothing does not carry its code; it comes with the first
 * touch of the page, before there can be anything to say.
 */
export const useToastFrame = create<{ wanted: boolean }>(() => ({ wanted: false }));

export function wantToastFrame(): void {
  useToastFrame.setState({ wanted: true });
}

let markMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => (markMounted = resolve));

/** Called by the frame once it can show toasts. */
export function toastFrameStands(): void {
  markMounted();
}

/** Says one thing to the member; the one before leaves, so that at most one is ever in the page. */
export function toast(text: ToastText): void {
  wantToastFrame();
  void Promise.all([import('@fairway/ui/components/toast/toast-store.ts'), mounted]).then(([store]) => {
    store.closeToasts();
    store.showToast(text);
  });
}

/** Takes every toast away, shown or waiting: a new page starts without the last one's texts. */
export function clearToasts(): void {
  if (!useToastFrame.getState().wanted) return;
  void import('@fairway/ui/components/toast/toast-store.ts').then(({ closeToasts }) => closeToasts());
}
