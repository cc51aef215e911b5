const storageKey = 'download-kit.device';

/** The number under which this browser reports; drawn once and kept. Without storage it lasts as long as the page. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const drawn = draw();
    localStorage.setItem(storageKey, drawn);
    return drawn;
  } catch {
    return draw();
  }
}

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
