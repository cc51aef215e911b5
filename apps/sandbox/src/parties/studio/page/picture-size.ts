/** The picture of a room, in pixels, and how many there are a second: three to a part of 250 ms. */
export const pictureWidth = 640;
export const pictureHeight = 360;
export const picturesPerSecond = 12;
export const picturesPerPart = 3;
/** Pictures from one key frame to the next: 2 s. */
export const picturesPerKey = 24;
