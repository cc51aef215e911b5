import { closeToast, showToast, type ToastWords } from '@fairway/ui/components/toast/toast-store.ts';

const open = new Set<string>();

/** Says one thing to the member; the one before leaves first, so that at most one is ever shown. Answers its id. */
export function toast(words: ToastWords): string {
  clearToasts();
  const id = showToast(words);
  open.add(id);
  return id;
}

/** Takes every toast away: a new page starts without the last one's words. */
export function clearToasts(): void {
  for (const id of open) closeToast(id);
  open.clear();
}
