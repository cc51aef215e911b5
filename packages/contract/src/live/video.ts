/** Edge of the QR code on a web live page in pixels (section 9). */
export const webLiveQrPx = 86;

/** Which domain serves the video after so many errors: error count modulo the list (section 9); undefined for no domains. */
export function videoDomain(domains: readonly string[], errorCount: number): string | undefined {
  return domains[errorCount % domains.length];
}
