/** Answers each question of the parent with the microseconds of processor time that this process has used. */
export function notifyProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.once('disconnect', () => process.exit(0));
}
