/** Whether this is a phone's browser: it gets no desktop shell (specification section 1). */
export function isMobileBrowser(userAgent = navigator.userAgent): boolean {
  return /iPhone|iPod|Android.+Mobile|Windows Phone|BlackBerry|Opera Mini|IEMobile/i.test(userAgent);
}
