/** The browser lets nothing sound by itself. */
const refusedBySite = 'NotAllowedError';

/** Plays; a browser that lets nothing sound by itself is asked again without sound. */
export function startPlaying(video: Pick<HTMLVideoElement, 'play' | 'muted'>): void {
  video.play().catch((fault: unknown) => {
    if (!(fault instanceof DOMException) || fault.name !== refusedBySite) return;
    video.muted = true;
    video.play().catch(() => {});
  });
}
