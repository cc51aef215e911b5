import { expect, it } from 'vitest';
import { pictureUrl, playUrl } from './play-url.ts';

const room = '/v1/play/100001/hd/m/1/00000000/ab';
const path = `${room}/parts`;
const page = 'https://site.example/app/live/room/100001';

it('opens the parts under a host by the scheme of the page, or under an origin by its own', () => {
  expect(playUrl('live1.example:8085', path, { picture: 'hd' }, page)).toBe(
    `wss://live1.example:8085${path}?video=hd&sound=1`,
  );
  expect(playUrl('http://127.0.0.1:8085/', path, { picture: '360p' }, page)).toBe(
    `ws://127.0.0.1:8085${path}?video=360p&sound=1`,
  );
  expect(playUrl('127.0.0.1:8085', path, { picture: null }, 'http://127.0.0.1:8080/')).toBe(
    `ws://127.0.0.1:8085${path}?sound=1`,
  );
});

it('finds the poster beside them', () => {
  expect(pictureUrl('live1.example', `${room}/poster.mp4`, page)).toBe(
    `https://live1.example${room}/poster.mp4`,
  );
});
