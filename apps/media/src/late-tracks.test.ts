import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordedTrack } from '@fairway/cmaf/testing';
import { createMediaStage, type MediaStage } from './testing/media-stage.ts';
import { TestPlayer } from './testing/player.ts';
import { TestPublisher } from './testing/publisher.ts';

let stage: MediaStage;
beforeEach(async () => {
  stage = await createMediaStage();
});
afterEach(() => stage.end());

it('says that there is a picture, where it came after the sound', async () => {
  const studio = new TestPublisher(stage, { tracks: ['sound', 'hd'] });
  await studio.news.find(({ kind }) => kind === 'admitted');
  await studio.news.find((one) => one.kind === 'clock' && one.n === 5);
  const [sound, hd] = [recordedTrack('sound'), recordedTrack('hd')];
  const first = sound.part(0, stage.now);
  studio.send('init', 'sound', sound.init, 0, 0);
  studio.send('part', 'sound', first.bytes, 0, first.capturedAt);
  const viewer = new TestPlayer(stage);
  const tracksOf = async () => {
    const news = await viewer.box.find(({ kind }) => kind === 'room', true);
    return news.kind === 'room' ? news.tracks.map(({ track }) => track) : [];
  };
  // A viewer may have come before the sound, and hears of it as well.
  let tracks = await tracksOf();
  while (tracks.length === 0) tracks = await tracksOf();
  expect(tracks).toEqual(['sound']);
  studio.send('init', 'hd', hd.init, 0, 0);
  expect(await tracksOf()).toEqual(['hd', 'sound']);
  studio.leave();
});
