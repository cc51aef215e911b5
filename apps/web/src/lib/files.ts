import { createDownload } from '@fairway/api-client/download.ts';
import { createUpload, type UploadOptions } from '@fairway/api-client/upload.ts';
import type { OutputOf } from '@fairway/contract';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { pictureBytes, pictureTypes } from '@fairway/contract/limits/pictures.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { fromWire } from '@fairway/contract/wire.ts';
import { clientSettings, laterCalls } from './api.ts';
import { findCall } from '@fairway/api-client/call-table.ts';

/** Fetches the file of a call that answers one. */
export const fetchFile = createDownload<typeof endpoints, Schemas>(endpoints, clientSettings, laterCalls);

const upload = createUpload(clientSettings);

/** Calls that take a file. */
type TakesFile = 'uploadAvatar' | 'uploadFeedbackPicture' | 'uploadPaymentPicture';

/** Hands in a file by the name of its call. */
export async function sendFile<Name extends TakesFile>(
  name: Name,
  file: Blob,
  options?: UploadOptions,
): Promise<OutputOf<Schemas[Name]>> {
  const { path, wire } = await findCall(name, endpoints, laterCalls);
  const answer = await upload(path, file, options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers by its own schema
  return (wire?.output ? fromWire(answer, wire.output) : answer) as OutputOf<Schemas[Name]>;
}

/** Why the server would not take a file as a picture; undefined where it may. */
export function pictureFault({ type, size }: File): 'wrongKind' | 'tooLarge' | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'wrongKind';
  return size > pictureBytes ? 'tooLarge' : undefined;
}

/** For the file input and for hints. */
export const pictureAccept = pictureTypes.join(',');
export const pictureMegabytes = pictureBytes / 1024 / 1024;

/** Has the browser keep these bytes as a file. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
