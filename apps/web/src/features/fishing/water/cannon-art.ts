/** Three cannons: a bronze one, a twin of steel, and a golden dragon's mouth of three. */
export type CannonLevel = 1 | 2 | 3;

/** Metal from its light to its shade, and what its rings are of. Drawn for the sea; no token: a picture is the same in both themes. */
interface Metal {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly ring: string;
}

const metals: Readonly<Record<CannonLevel, Metal>> = {
  1: { light: '#ffd9a8', body: '#c9803f', shade: '#6b3a17', ring: '#8a4f22' },
  2: { light: '#e6f1ff', body: '#5f8fd6', shade: '#213a77', ring: '#46d6d0' },
  3: { light: '#fff0bf', body: '#f5c65b', shade: '#8a5410', ring: '#d8442f' },
};

/** The level of a size of shots among the sizes of its pool, the smallest first. */
export function cannonLevel(sizes: readonly string[], size: string): CannonLevel {
  const third = Math.floor((Math.max(0, sizes.indexOf(size)) * 3) / Math.max(1, sizes.length));
  return third >= 2 ? 3 : third === 1 ? 2 : 1;
}

type Pen = CanvasRenderingContext2D;

/** Barrels of a level: how far each lies from the middle, its length and half its height. */
const barrels: Readonly<Record<CannonLevel, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 66, 12]],
  2: [
    [-12, 68, 9],
    [12, 68, 9],
  ],
  3: [
    [-19, 60, 8],
    [19, 60, 8],
    [0, 82, 13],
  ],
};

/** Paints a cannon around the origin: its foot as it stands, its barrels turned by an angle in radians from right. */
export function drawCannonArt(pen: Pen, level: CannonLevel, angle: number, isOwn: boolean): void {
  const metal = metals[level];
  drawFoot(pen, metal, isOwn);
  pen.save();
  pen.rotate(angle);
  if (level === 3) drawFins(pen, metal);
  for (const [side, length, half] of barrels[level]) drawBarrel(pen, metal, side, length, half);
  pen.restore();
  drawDome(pen, metal, level);
}

/** A shell that the cannon stands in; the own one has a ring of light. */
function drawFoot(pen: Pen, { shade }: Metal, isOwn: boolean): void {
  pen.fillStyle = 'rgb(2 4 12 / 0.4)';
  pen.beginPath();
  pen.ellipse(0, 6, 52, 50, 0, 0, 2 * Math.PI);
  pen.fill();
  const shell = pen.createRadialGradient(-14, -16, 4, 0, 0, 48);
  shell.addColorStop(0, '#8fb4e8');
  shell.addColorStop(0.6, '#2b4f94');
  shell.addColorStop(1, '#142a5c');
  pen.fillStyle = shell;
  pen.beginPath();
  for (let lobe = 0; lobe < 9; lobe += 1) {
    const turn = (lobe * 2 * Math.PI) / 9;
    pen.moveTo(0, 0);
    pen.arc(Math.cos(turn) * 32, Math.sin(turn) * 32, 14, 0, 2 * Math.PI);
  }
  pen.fill();
  pen.strokeStyle = isOwn ? '#f5c65b' : 'rgb(207 224 255 / 0.5)';
  pen.lineWidth = isOwn ? 5 : 2;
  pen.beginPath();
  pen.arc(0, 0, 37, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, 30, 0, 2 * Math.PI);
  pen.fill();
}

function drawBarrel(pen: Pen, metal: Metal, side: number, length: number, half: number): void {
  const tube = pen.createLinearGradient(0, side - half, 0, side + half);
  tube.addColorStop(0, metal.light);
  tube.addColorStop(0.4, metal.body);
  tube.addColorStop(1, metal.shade);
  pen.fillStyle = tube;
  pen.beginPath();
  pen.moveTo(0, side - half * 1.2);
  pen.lineTo(length - 12, side - half * 0.86);
  pen.lineTo(length, side - half * 1.35);
  pen.lineTo(length, side + half * 1.35);
  pen.lineTo(length - 12, side + half * 0.86);
  pen.lineTo(0, side + half * 1.2);
  pen.fill();
  pen.fillStyle = '#0a1330';
  pen.beginPath();
  pen.ellipse(length, side, half * 0.34, half, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = metal.ring;
  for (const at of [0.46, 0.68]) pen.fillRect(length * at, side - half * 1.1, 5, half * 2.2);
}

/** The dragon's fins to both sides of the barrels. */
function drawFins(pen: Pen, { ring, shade }: Metal): void {
  pen.fillStyle = ring;
  pen.strokeStyle = shade;
  pen.lineWidth = 2;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(-6, side * 22);
    pen.quadraticCurveTo(6, side * 52, -34, side * 58);
    pen.quadraticCurveTo(-20, side * 44, -34, side * 36);
    pen.quadraticCurveTo(-22, side * 30, -6, side * 22);
    pen.fill();
    pen.stroke();
  }
}

/** What the barrels turn on, with as many lights as the level. */
function drawDome(pen: Pen, metal: Metal, level: CannonLevel): void {
  const dome = pen.createRadialGradient(-8, -9, 2, 0, 0, 24);
  dome.addColorStop(0, metal.light);
  dome.addColorStop(0.5, metal.body);
  dome.addColorStop(1, metal.shade);
  pen.fillStyle = dome;
  pen.beginPath();
  pen.arc(0, 0, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ffffff';
  for (let light = 0; light < level; light += 1) {
    pen.beginPath();
    pen.arc((light - (level - 1) / 2) * 11, 2, 3.4, 0, 2 * Math.PI);
    pen.fill();
  }
}
