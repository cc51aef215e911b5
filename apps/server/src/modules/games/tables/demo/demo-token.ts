import { addSeconds } from '#platform/clock.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { demoHandSchema, type DemoHand } from './demo-hand-schemas.ts';

const purpose = 'demo-hand';

/** From its deal on a demo hand may be gone on with for so long. */
const validSeconds = 86_400;

/** A demo hand for the page to keep: only this house can read it or make one. */
export function sealDemo({ config }: Pick<Platform, 'config'>, demo: DemoHand): string {
  return seal(config.secrets.server, purpose, JSON.stringify(demo)).toString('base64url');
}

/** The hand of a token. Throws `demoHandGone` for one that was changed, is of another house, or older than a day. */
export function openDemo({ config, clock }: Pick<Platform, 'config' | 'clock'>, token: string): DemoHand {
  const text = textOf(config.secrets.server, token);
  const demo = text === undefined ? undefined : demoHandSchema.safeParse(JSON.parse(text)).data;
  if (!demo || addSeconds(new Date(demo.dealtAt), validSeconds) < clock.now())
    throw new AppError('demoHandGone');
  return demo;
}

function textOf(secret: string, token: string): string | undefined {
  try {
    return unseal(secret, purpose, Buffer.from(token, 'base64url'));
  } catch {
    return undefined;
  }
}
