import { heightOf, type Flight } from './flight-phase.ts';

/** The first seconds fill the picture; after that the whole flight stays in it. */
const leastMilliseconds = 6_000;
const growth = 0.00006;
/** Where the rocket waits, in shares of the picture. */
const start = { x: 0.1, y: 0.88 };

/** Paints the curve as far as the flight has come, and turns the rocket at its tip along it. */
export function drawFlight(
  canvas: HTMLCanvasElement,
  rocket: SVGSVGElement,
  flight: Flight,
  now: number,
): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ink = canvas.getContext('2d');
  if (!ink || width === 0 || flight.startedAt === null) return;
  const ratio = Math.min(2, window.devicePixelRatio);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, width, height);

  const isOver = flight.point !== null;
  // Over, the curve ends where its point is reached.
  const elapsed = isOver
    ? Math.log(heightOf(flight, now) / 100) / growth
    : Math.max(0, now - Date.parse(flight.startedAt));
  const span = Math.max(leastMilliseconds, elapsed);
  const top = Math.expm1(growth * span);
  const x = (ms: number) => width * (start.x + (0.72 * ms) / span);
  const y = (ms: number) => height * (start.y - (0.6 * Math.expm1(growth * ms)) / top);

  const line = new Path2D();
  const steps = 64;
  for (let step = 0; step <= steps; step += 1) {
    const ms = (elapsed * step) / steps;
    if (step === 0) line.moveTo(x(ms), y(ms));
    else line.lineTo(x(ms), y(ms));
  }
  const area = new Path2D(line);
  area.lineTo(x(elapsed), height * start.y);
  area.lineTo(x(0), height * start.y);
  const fill = ink.createLinearGradient(0, height * 0.2, 0, height * start.y);
  fill.addColorStop(0, isOver ? 'rgb(150 160 190 / 0.22)' : 'rgb(255 190 92 / 0.34)');
  fill.addColorStop(1, 'rgb(255 190 92 / 0)');
  ink.fillStyle = fill;
  ink.fill(area, 'nonzero');
  ink.lineWidth = 5;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.strokeStyle = isOver ? '#8f9ac0' : '#ffc66b';
  ink.stroke(line);

  const back = Math.max(0, elapsed - span / 60);
  const turn = elapsed === 0 ? 0.4 : Math.atan2(x(elapsed) - x(back), y(back) - y(elapsed));
  rocket.style.transform = `translate(${x(elapsed)}px, ${y(elapsed)}px) translate(-50%, -50%) rotate(${turn}rad)`;
  rocket.style.opacity = isOver ? '0.35' : '1';
}
