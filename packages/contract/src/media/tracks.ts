/** The streams of a broadcast, each a CMAF track of its own: two pictures and the sound that both share. */
export const mediaTracks = ['hd', '360p', 'sound'] as const;
export type MediaTrack = (typeof mediaTracks)[number];

export const pictureTracks = ['hd', '360p'] as const;
export type PictureTrack = (typeof pictureTracks)[number];

export function isMediaTrack(text: string): text is MediaTrack {
  return (mediaTracks as readonly string[]).includes(text);
}
