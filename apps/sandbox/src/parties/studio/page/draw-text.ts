import { pictureHeight, pictureWidth } from './picture-size.ts';
import type { RoomShow, ShownMoment, ShownSide } from './room-show.ts';

const family = '"Noto Sans SC Variable", sans-serif';

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
  else plate(pen, show.title, 16, 16, 18);
  plate(pen, '演示画面', pictureWidth - 84, 14, 13);
  if (show.moment?.last) plate(pen, show.moment.last, 16, pictureHeight - 44, 16);
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
  let left = 14;
  block(pen, left, 54, '#0b1220', clock, '#ffffff');
  left += 58;
  crest(pen, left, home, widths[0] ?? 0);
  left += widths[0] ?? 0;
  block(pen, left, 54, '#f5c451', moment ? `${moment.home} - ${moment.away}` : '-', '#14100a');
  left += 54;
  crest(pen, left, away, widths[1] ?? 0);
}

/** 45:00 and what is played on after it; the second half begins at 45:00. */
function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function block(pen: Pen, left: number, width: number, ground: string, text: string, ink: string): void {
  pen.fillStyle = ground;
  pen.fillRect(left, 12, width, 28);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + width / 2, 27, width - 6);
}

function crest(pen: Pen, left: number, side: ShownSide, width: number): void {
  block(pen, left, width, 'rgba(11, 18, 32, 0.86)', side.name, '#ffffff');
  pen.fillStyle = side.first;
  pen.fillRect(left, 38, width / 2, 3);
  pen.fillStyle = side.second;
  pen.fillRect(left + width / 2, 38, width / 2, 3);
}

function plate(pen: Pen, text: string, left: number, top: number, size: number): void {
  pen.font = `500 ${size}px ${family}`;
  const width = Math.min(pictureWidth - left - 8, pen.measureText(text).width + 16);
  pen.fillStyle = 'rgba(11, 18, 32, 0.72)';
  pen.fillRect(left, top, width, size + 12);
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + 8, top + (size + 12) / 2 + 1, width - 16);
}
