import type { Falling } from './falling.ts';

const ink = { packet: '#d8352b', flap: '#b3251d', seal: '#f5c451', basket: '#f5c451' };
const size = { width: 34, height: 44 };

/** Paints the packets and the basket; the canvas takes the size it is shown at. */
export function drawRain(
  canvas: HTMLCanvasElement,
  { packets, basket }: { packets: readonly Falling[]; basket: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(globalThis.devicePixelRatio || 1, 2);
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  for (const { x, y, turn } of packets) {
    context.save();
    context.translate(x * width, y * height);
    context.rotate(turn);
    drawPacket(context);
    context.restore();
  }
  context.fillStyle = ink.basket;
  context.beginPath();
  context.roundRect(basket * width - 32, height - 18, 64, 10, 5);
  context.fill();
}

function drawPacket(context: CanvasRenderingContext2D): void {
  const { width, height } = size;
  context.fillStyle = ink.packet;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, 5);
  context.fill();
  context.fillStyle = ink.flap;
  context.beginPath();
  context.moveTo(-width / 2, -height / 2 + 4);
  context.quadraticCurveTo(0, height / 2 - 14, width / 2, -height / 2 + 4);
  context.closePath();
  context.fill();
  context.fillStyle = ink.seal;
  context.beginPath();
  context.arc(0, -2, 7, 0, 2 * Math.PI);
  context.fill();
}
