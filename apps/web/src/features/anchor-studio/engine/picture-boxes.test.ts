import { expect, it } from 'vitest';
import { cornerBox, fillBox, fitInside } from './picture-boxes.ts';

it('shows the whole of a picture, in the middle', () => {
  expect(fitInside({ width: 640, height: 480 }, { width: 1280, height: 720 })).toEqual({
    x: 160,
    y: 0,
    width: 960,
    height: 720,
  });
  expect(fitInside({ width: 2000, height: 500 }, { width: 1280, height: 720 })).toEqual({
    x: 0,
    y: 200,
    width: 1280,
    height: 320,
  });
});

it('cuts the camera to its corner', () => {
  const corner = cornerBox({ width: 1280, height: 720 });
  expect(corner).toEqual({ x: 947, y: 521, width: 307, height: 173 });
  const cut = fillBox({ width: 640, height: 480 }, corner);
  expect(cut.width).toBe(640);
  expect(cut.height / cut.width).toBeCloseTo(corner.height / corner.width);
});
