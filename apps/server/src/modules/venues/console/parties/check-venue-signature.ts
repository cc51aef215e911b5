import type { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import type { VenueSignatureReading, venuesPartySchemas } from '@fairway/contract/venues/party-schemas.ts';
import { writeAudit } from '#modules/operators';
import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { outsideWalletOf, venueName, venueOf, type VenueDefinition } from '../../catalogue/registry.ts';
import { firstDifference } from '../../signatures/first-difference.ts';
import type { ReadSignature, SignatureReading } from '../../signatures/signature-reading.ts';

/**
 * Judges the signature of a venue's message as it arrived. Nothing of the message is carried out, its nonce stays unused, and no
 * signature is made: with one that a shared key makes, a reader could write orders (decision 0105). The audit row has the verdict and the
 * digest, never the message. Throws `venueUnknown`, `venueNotOffered` for a venue of the house or without settings.
 */
export const checkVenueSignature: Operation<
  (typeof venuesPartyEndpoints)['checkVenueSignature'],
  (typeof venuesPartySchemas)['checkVenueSignature']
> = async (app, call, input) => {
  const venue = venueOf(input.channelCode);
  const read = readerOf(app, venue);
  if (!read) throw new AppError('venueNotOffered', { venue: venueName(venue, call.language) });

  const reading = read({
    method: input.method,
    url: input.path,
    headers: Object.fromEntries(
      input.headers.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()]),
    ),
    rawBody: Buffer.from(input.body, input.encoding === 'base64' ? 'base64' : 'utf8'),
    receivedAt: input.receivedAt === undefined ? app.clock.now() : new Date(input.receivedAt),
  });

  const shown = present(reading, input.signedText);
  await inTransaction(app.db, (tx) =>
    writeAudit(tx, app, call, {
      action: 'checkVenueSignature',
      object: { kind: 'venue', id: venue.code },
      after: { verdict: shown.verdict, fits: shown.fits, digest: shown.digest },
    }),
  );
  return shown;
};

function readerOf(app: Platform, venue: VenueDefinition): ReadSignature | undefined {
  if (venue.seamless) return connectAdapter(app, venue.seamless)?.form.readSignature;
  const outside = outsideWalletOf(venue);
  return outside && connectAdapter(app, outside)?.readSignature;
}

function present(reading: SignatureReading, signedText: string | undefined): VenueSignatureReading {
  const { text, time, ...rest } = reading;
  return {
    ...rest,
    missing: [...rest.missing],
    text: text.toString('utf8'),
    bytes: text.length,
    digest: sha256(text).toString('hex'),
    difference: signedText === undefined ? null : firstDifference(text, Buffer.from(signedText)),
    time: time && { at: time.at.toISOString(), ageSeconds: time.ageMs / 1000, state: time.state },
  };
}
