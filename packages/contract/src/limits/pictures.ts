/** What members may hand in as a picture (security rule 35): JPEG, PNG or WebP … */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** … of so many bytes … */
export const pictureBytes = 5 * 1024 * 1024;
/** … and pixels, counted before they are unpacked. */
export const picturePixels = 40_000_000;

/** An avatar is kept as a square of this edge, and asks for half of it. */
export const avatarEdge = 256;
export const avatarLeastEdge = 128;

/** The longer side of a picture in a feedback. */
export const feedbackPictureEdge = 1920;

/** Where uploaded avatars are read by everybody; the name is 32 random characters. */
export const avatarPath = '/avatars/';
