export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The camera over a screen: parts of the picture's edges. The preview places it by the same numbers. */
export const cornerPart = 0.24;
export const cornerMargin = 0.02;

/** The largest box of a picture's shape in a place, in its middle. */
export function fitInside(picture: Size, place: Size): Box {
  const scale = Math.min(place.width / picture.width, place.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return {
    x: Math.round((place.width - width) / 2),
    y: Math.round((place.height - height) / 2),
    width,
    height,
  };
}

/** The largest part of a picture that has the shape of a place, from its middle. */
export function fillBox(picture: Size, place: Size): Box {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const [width, height] = [place.width * scale, place.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Where the camera is drawn over a screen: at the right of the lower edge, of the picture's own shape. */
export function cornerBox({ width, height }: Size): Box {
  const margin = Math.round(width * cornerMargin);
  const [w, h] = [Math.round(width * cornerPart), Math.round(height * cornerPart)];
  return { x: width - w - margin, y: height - h - margin, width: w, height: h };
}
