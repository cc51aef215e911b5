import { generateSecret, generateURI, verify } from 'otplib';

const stepSeconds = 30;

/** A new secret for an authenticator, base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator reads from a QR code. */
export function totpUri(label: string, secret: string): string {
  return generateURI({ issuer: 'Fairway', label, secret });
}

/**
 * The step of an authenticator's code (RFC 6238, one step of tolerance); undefined for a wrong one and for one whose step,
 * or a later one, was taken before. The caller keeps the step in the same transaction.
 */
export async function stepOfTotp(
  secret: string,
  code: string,
  now: Date,
  lastStep: bigint,
): Promise<bigint | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = await verify({ secret, token: code, epoch, epochTolerance: stepSeconds });
  if (!checked.valid) return undefined;
  const step = BigInt(Math.floor(epoch / stepSeconds) + checked.delta);
  return step > lastStep ? step : undefined;
}
