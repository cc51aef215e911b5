import { pictureHeight, pictureWidth } from './picture-size.ts';

type Pen = OffscreenCanvasRenderingContext2D;

/** Draws an anchor at a desk at a time in seconds: a drawn head that nods and talks before lights that drift. */
export function drawDesk(pen: Pen, seconds: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, pictureHeight);
  sky.addColorStop(0, '#1b2440');
  sky.addColorStop(1, '#35264d');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  for (let index = 0; index < 9; index += 1) {
    const x = (index * 83 + seconds * (9 + index)) % (pictureWidth + 80);
    pen.fillStyle = index % 2 === 0 ? 'rgba(245, 196, 81, 0.16)' : 'rgba(120, 170, 255, 0.14)';
    disc(pen, x - 40, 60 + ((index * 37) % 160), 18 + (index % 3) * 9);
  }
  const nod = 3 * Math.sin(seconds * 1.6);
  const middle = pictureWidth / 2;
  pen.fillStyle = '#3a4a7a';
  pen.beginPath();
  pen.ellipse(middle, 330, 120, 110, 0, Math.PI, 0);
  pen.fill();
  pen.fillStyle = '#f0c9a4';
  disc(pen, middle, 170 + nod, 54);
  pen.fillStyle = '#241a2c';
  pen.beginPath();
  pen.ellipse(middle, 150 + nod, 58, 46, 0, Math.PI, 0);
  pen.fill();
  const blink = seconds % 4 < 0.15 ? 1 : 5;
  for (const eye of [-20, 20]) {
    pen.beginPath();
    pen.ellipse(middle + eye, 172 + nod, 5, blink, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = '#a9483f';
  pen.beginPath();
  pen.ellipse(middle, 196 + nod, 13, 3 + 5 * Math.abs(Math.sin(seconds * 5.3)), 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#10182c';
  pen.fillRect(0, 300, pictureWidth, 60);
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
