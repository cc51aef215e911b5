import { pictureHeight, pictureWidth } from './picture-size.ts';
import type { RoomShow, ShownMoment, ShownSide } from './room-show.ts';

const family = '"Noto Sans SC Variable", sans-serif';

// In the lower third, as television has it: the player's own marks lie in the upper corners, its controls below.
const left = 16;
const captionTop = pictureHeight - 82;
const noteTop = captionTop - 32;

/**
 * Everything that is written over a room's picture, with nothing behind it. It is drawn here and not in the worker, because only a
 * page loads the slices of a Chinese font that a text needs.
 */
export async function drawText(show: RoomShow): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(pictureWidth, pictureHeight);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const all = `${show.title}${show.moment?.last ?? ''}${show.sides?.home.name ?? ''}${show.sides?.away.name ?? ''}演示画面上半场下半场`;
  await document.fonts.load(`600 18px ${family}`, all);

  if (show.sides) drawScore(pen, show.sides, show.moment);
  else plate(pen, show.title, left, captionTop, 18);
  plate(pen, '演示画面', left, noteTop, 13);
  if (show.moment?.last) plate(pen, show.moment.last, left + 76, noteTop, 13);
  return canvas.transferToImageBitmap();
}

type Pen = OffscreenCanvasRenderingContext2D;

function drawScore(
  pen: Pen,
  { home, away }: { home: ShownSide; away: ShownSide },
  moment: ShownMoment | null,
): void {
  const clock = moment ? clockText(moment.playSeconds) : '--:--';
  pen.font = `600 16px ${family}`;
  const widths = [home.name, away.name].map((name) => Math.min(150, pen.measureText(name).width) + 26);
  let at = left;
  block(pen, at, 54, '#0b1220', clock, '#ffffff');
  at += 58;
  crest(pen, at, home, widths[0] ?? 0);
  at += widths[0] ?? 0;
  block(pen, at, 54, '#f5c451', moment ? `${moment.home} - ${moment.away}` : '-', '#14100a');
  at += 54;
  crest(pen, at, away, widths[1] ?? 0);
}

/** 45:00 and what is played on after it; the second half begins at 45:00. */
function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function block(pen: Pen, from: number, width: number, ground: string, text: string, ink: string): void {
  pen.fillStyle = ground;
  pen.fillRect(from, captionTop, width, 28);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, from + width / 2, captionTop + 15, width - 6);
}

function crest(pen: Pen, from: number, side: ShownSide, width: number): void {
  block(pen, from, width, 'rgba(11, 18, 32, 0.86)', side.name, '#ffffff');
  pen.fillStyle = side.first;
  pen.fillRect(from, captionTop + 26, width / 2, 3);
  pen.fillStyle = side.second;
  pen.fillRect(from + width / 2, captionTop + 26, width / 2, 3);
}

function plate(pen: Pen, text: string, from: number, top: number, size: number): void {
  pen.font = `500 ${size}px ${family}`;
  const width = Math.min(pictureWidth - from - 8, pen.measureText(text).width + 16);
  pen.fillStyle = 'rgba(11, 18, 32, 0.72)';
  pen.fillRect(from, top, width, size + 12);
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(text, from + 8, top + (size + 12) / 2 + 1, width - 16);
}
