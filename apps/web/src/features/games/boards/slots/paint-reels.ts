import type { Bitmap } from './bitmaps.ts';
import type { Lane, Marks, ReelView } from './reel-view.ts';
import { cellOf, rows } from './winning-cells.ts';

/** Size of a cell and of the symbol in it, in pixels of the canvas. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
  readonly symbol: number;
}

type Context = CanvasRenderingContext2D;

/** Paints the window: symbols, then what is marked. */
export function paintReels(
  context: Context,
  view: ReelView,
  size: CellSize,
  bitmaps: Readonly<Record<string, Bitmap>>,
): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const lane of view.lanes) {
    context.save();
    context.beginPath();
    context.rect(lane.reel * size.width, lane.row * size.height, size.width, lane.rows * size.height);
    context.clip();
    if (lane.rows === 1) paintWell(context, lane, size);
    const first = Math.floor(lane.top);
    // A row more above and below: a rushing symbol is higher than its cell.
    for (let row = first - 1; row <= first + lane.rows + 1; row += 1) {
      const bitmap = bitmaps[lane.symbolAt(row)];
      if (!bitmap) continue;
      const y = (lane.row + row - lane.top) * size.height;
      const atRest = lane.top === 0 && row >= 0 && row < lane.rows;
      if (lane.top === 0 && !atRest) continue;
      const cell = cellOf(lane.reel, lane.row + row);
      const isMarked = atRest && view.marks?.cells.has(cell) === true;
      if (view.marks && atRest && !isMarked) context.globalAlpha = view.marks.shining ? 0.38 : 0.6;
      if (!isMarked)
        paintSymbol(context, lane.blurred ? bitmap.blurred : bitmap.still, lane.reel, y, size, 1);
      context.globalAlpha = 1;
    }
    context.restore();
  }
  const raised = view.marks ?? (view.lit && { ...view.lit, shining: true });
  if (raised) paintMarks(context, view, raised, size, bitmaps);
  for (const [cell, text] of view.labels ?? []) paintLabel(context, cell, text, size);
}

/** The well of a cell that turns on its own. */
function paintWell(context: Context, { reel, row }: Lane, size: CellSize): void {
  const inset = size.height * 0.04;
  context.beginPath();
  context.roundRect(
    reel * size.width + inset,
    row * size.height + inset,
    size.width - 2 * inset,
    size.height - 2 * inset,
    size.height * 0.1,
  );
  context.fillStyle = 'rgb(4 7 16 / 0.45)';
  context.fill();
  context.lineWidth = size.height * 0.012;
  context.strokeStyle = 'rgb(150 178 255 / 0.22)';
  context.stroke();
}

function paintSymbol(
  context: Context,
  bitmap: HTMLCanvasElement,
  reel: number,
  y: number,
  size: CellSize,
  scale: number,
): void {
  const width = size.symbol * scale;
  const height = (width * bitmap.height) / bitmap.width;
  context.drawImage(
    bitmap,
    (reel + 0.5) * size.width - width / 2,
    y + (size.height - height) / 2,
    width,
    height,
  );
}

function paintMarks(
  context: Context,
  { lanes }: ReelView,
  marks: Marks,
  size: CellSize,
  bitmaps: Readonly<Record<string, Bitmap>>,
): void {
  const inset = size.height * 0.04;
  for (const cell of marks.cells) {
    const reel = Math.floor(cell / rows);
    const row = cell % rows;
    const lane = lanes.find((one) => one.reel === reel && row >= one.row && row < one.row + one.rows);
    const bitmap = lane && bitmaps[lane.symbolAt(row - lane.row)];
    if (!bitmap) continue;
    context.beginPath();
    context.roundRect(
      reel * size.width + inset,
      row * size.height + inset,
      size.width - 2 * inset,
      size.height - 2 * inset,
      size.height * 0.1,
    );
    context.fillStyle = marks.shining ? 'rgb(61 123 255 / 0.3)' : 'rgb(163 174 205 / 0.1)';
    context.fill();
    context.lineWidth = size.height * (marks.shining ? 0.035 : 0.018);
    context.strokeStyle = marks.shining ? '#ffe6a6' : '#a3aecd';
    context.stroke();
    paintSymbol(context, bitmap.still, reel, row * size.height, size, 1 + 0.1 * marks.raised);
  }
  if (marks.line) paintLine(context, marks.line, marks.shining, size);
}

/** The line that pays, through the middles of its cells, with a dark edge so that it stands off the symbols. */
function paintLine(context: Context, cells: readonly number[], shining: boolean, size: CellSize): void {
  context.beginPath();
  for (const [reel, cell] of cells.entries())
    context.lineTo((reel + 0.5) * size.width, ((cell % rows) + 0.5) * size.height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = size.height * 0.06;
  context.strokeStyle = 'rgb(7 11 23 / 0.6)';
  context.stroke();
  context.lineWidth = size.height * 0.028;
  context.strokeStyle = shining ? '#ffe6a6' : '#c4cde8';
  context.stroke();
}

function paintLabel(context: Context, cell: number, text: string, size: CellSize): void {
  const x = (Math.floor(cell / rows) + 0.5) * size.width;
  const y = ((cell % rows) + 0.5) * size.height;
  context.font = `800 ${Math.round(size.height * 0.25)}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size.height * 0.08;
  context.strokeStyle = '#3a0b10';
  context.strokeText(text, x, y);
  context.fillStyle = '#fff0bf';
  context.fillText(text, x, y);
}
