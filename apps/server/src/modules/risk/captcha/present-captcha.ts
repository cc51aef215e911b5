import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import type { z } from 'zod';
import type { CaptchaRow } from './captchas-store.ts';
import type { Challenge } from './kinds/captcha-kind.ts';
import { sizeOfPng } from './picture/png-size.ts';

/** A captcha as it is shown: never what is right. */
export function presentCaptcha(
  { id, kind, expires_at }: Pick<CaptchaRow, 'id' | 'kind' | 'expires_at'>,
  { image, question, piece, pieceTop }: Challenge,
  offersQuestion: boolean,
): z.input<(typeof riskSchemas)['getCaptcha']['output']> {
  return {
    captchaId: id,
    kind,
    image: addressOf(image),
    question,
    piece: addressOf(piece),
    pieceTop,
    width: sizeOf(image)?.width ?? null,
    height: sizeOf(image)?.height ?? null,
    pieceWidth: sizeOf(piece)?.width ?? null,
    offersQuestion,
    expiresAt: expires_at.toISOString(),
  };
}

function addressOf(png: Buffer | null): string | null {
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

function sizeOf(png: Buffer | null) {
  return png && sizeOfPng(png);
}
