/** Puts text on the clipboard. Says false where the browser refuses, for instance on a page without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
