const everyMs = 500;

/** Calls `gone` once when the process that started us has ended: the kernel then gives us another parent. */
export function watchParent(gone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, everyMs);
  timer.unref();
  process.once('disconnect', gone);
}
