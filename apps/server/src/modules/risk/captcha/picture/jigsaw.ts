import { sliderPieceSize as size } from '@fairway/contract/risk/captcha-sizes.ts';
import { toPng } from './vector.ts';

export interface PiecePlace {
  left: number;
  top: number;
  /** The other shape: its knobs point to the left and down. */
  turned: boolean;
}

/** A square in the lower left corner with a knob on top and one at the right. */
const outline = `M0 10H11A9 9 0 0 1 29 10H40V19A9 9 0 0 1 40 37V${size}H0Z`;

/** The piece that lies here, cut out of a scene with a light edge. */
export function cutPiece(scene: string, { left, top, turned }: PiecePlace): Promise<Buffer> {
  const shape = `<path d="${outline}" ${placed({ left, top, turned })}`;
  const cut = `<clipPath id="cut">${shape}/></clipPath>`;
  const edge = `${shape} fill="none" stroke="white" stroke-opacity="0.75" stroke-width="2"/>`;
  return toPng(`${cut}<g clip-path="url(#cut)">${scene}${edge}</g>`, {
    width: size,
    height: size,
    from: [left, top],
  });
}

/** A darkened place of a piece. */
export function drawHole(place: PiecePlace): string {
  return `<path d="${outline}" ${placed(place)} fill="rgb(6,10,24)" fill-opacity="0.55" stroke="white" stroke-opacity="0.5"/>`;
}

function placed({ left, top, turned }: PiecePlace): string {
  const turn = turned ? ` rotate(180 ${size / 2} ${size / 2})` : '';
  return `transform="translate(${left} ${top})${turn}"`;
}
