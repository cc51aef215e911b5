import {
  cannonOf,
  fishPlace,
  poolSeats,
  seaHeight,
  seaWidth,
  shotPlace,
  turn,
  type Fish,
  type FishCode,
} from '@fairway/fair-games';
import { drawCannonArt, type CannonLevel } from './cannon-art.ts';
import { netTicks, type FlyingShot, type WaterState } from './flying-shots.ts';

export interface Scene {
  readonly fish: readonly Fish[];
  readonly state: WaterState;
  readonly tick: number;
  /** Places that are taken, from 1. */
  readonly taken: readonly number[];
  /** The own cannon. */
  readonly own: { readonly place: number; readonly angle: number; readonly level: CannonLevel } | undefined;
  readonly art: (code: FishCode) => HTMLCanvasElement;
}

const gold = '#f5c65b';
const pale = '#cfe0ff';

/** Paints the pool as it is at a tick. */
export function drawWater(canvas: HTMLCanvasElement, scene: Scene): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const dense = Math.min(2, devicePixelRatio || 1);
  const width = Math.round(canvas.clientWidth * dense);
  const height = Math.round((width * seaHeight) / seaWidth);
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  pen.setTransform(width / seaWidth, 0, 0, width / seaWidth, 0, 0);
  const depth = pen.createLinearGradient(0, 0, 0, seaHeight);
  depth.addColorStop(0, '#0f5c8c');
  depth.addColorStop(1, '#07203f');
  pen.fillStyle = depth;
  pen.fillRect(0, 0, seaWidth, seaHeight);
  for (const one of scene.fish) drawFish(pen, scene, one);
  for (const shot of scene.state.shots) drawShot(pen, shot, scene);
  for (let place = 1; place <= poolSeats; place += 1) drawCannon(pen, place, scene);
}

function drawFish(pen: CanvasRenderingContext2D, { state, tick, art }: Scene, fish: Fish): void {
  if (tick < fish.from || tick >= fish.until || (state.gone.get(fish.id) ?? Infinity) <= tick) return;
  const { x, y } = fishPlace(fish, tick);
  const picture = art(fish.code);
  const [across, down] = [fish.radius * 3, fish.radius * 2.4];
  pen.save();
  pen.translate(x, y);
  if (!fish.rightward) pen.scale(-1, 1);
  pen.drawImage(picture, -across / 2, -down / 2, across, down);
  pen.restore();
}

function drawShot(
  pen: CanvasRenderingContext2D,
  { place, tick: fired, angle, ended }: FlyingShot,
  { tick, own }: Scene,
): void {
  const age = tick - fired;
  const touched = ended?.contact ?? null;
  const colour = place === own?.place ? gold : pale;
  if (touched !== null && tick >= touched) {
    const at = shotPlace(place, angle, touched - fired);
    if (!at) return;
    const spread = (tick - touched) / netTicks;
    pen.globalAlpha = Math.max(0, 1 - spread);
    pen.strokeStyle = ended?.outcome === 'hit' ? gold : pale;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(at.x, at.y, 20 + 50 * spread, 0, 2 * Math.PI);
    pen.stroke();
    if (ended?.outcome === 'hit') {
      pen.fillStyle = gold;
      pen.font = '700 44px sans-serif';
      pen.textAlign = 'center';
      pen.fillText(`×${ended.multiple}`, at.x, at.y - 40 * spread);
    }
    pen.globalAlpha = 1;
    return;
  }
  const at = age >= 0 ? shotPlace(place, angle, age) : undefined;
  if (!at) return;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(at.x, at.y, 9, 0, 2 * Math.PI);
  pen.fill();
}

function drawCannon(pen: CanvasRenderingContext2D, place: number, { taken, own, state }: Scene): void {
  const { x, y } = cannonOf(place);
  const isOwn = own?.place === place;
  const heard = state.cannons.get(place);
  const resting = y > seaHeight / 2 ? (turn * 3) / 4 : turn / 4;
  const angle = isOwn ? own.angle : (heard?.angle ?? resting);
  pen.save();
  pen.translate(x, y);
  pen.globalAlpha = isOwn || taken.includes(place) ? 1 : 0.4;
  // Until the first shot of another seat is heard, how large it shoots is not known.
  drawCannonArt(pen, isOwn ? own.level : (heard?.level ?? 1), (angle * 2 * Math.PI) / turn, isOwn);
  pen.restore();
}
