/** The page's own record of its last faults, newest last; a feedback form can send them. */
const lastFaults: string[] = [];

/**
 * A fault of the page stays silent for the visitor and the page stays usable (specification section 8): the handler
 * answers that it is dealt with and keeps the fault for a report.
 */
export function keepPageAlive(): void {
  window.addEventListener('error', (event) => {
    remember(event.message);
    event.preventDefault();
    return false;
  });
  window.addEventListener('unhandledrejection', (event) => {
    remember(event.reason instanceof Error ? event.reason.message : String(event.reason));
    event.preventDefault();
  });
}

function remember(fault: string): void {
  lastFaults.push(fault);
  if (lastFaults.length > 20) lastFaults.shift();
}
