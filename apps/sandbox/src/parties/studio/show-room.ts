import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { callerId, line } from '../../platform/fields.ts';
import type { StudioRooms } from './studio-rooms.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const side = z.strictObject({ name: line(60), first: colour, second: colour });

const question = z.strictObject({
  client: z.string().min(1).max(64),
  requestNo: callerId,
  /** The operator's name of the room. */
  reference: callerId,
  publishUrl: z.url({ protocol: /^wss?$/ }),
  streamKey: z.string().min(16).max(200),
  title: line(80),
  /** Of a match: its sides, and under which number the feed covers it. */
  match: z.strictObject({ home: side, away: side, feedMatch: z.string().max(64).nullable() }).nullable(),
});
export type AskedShow = z.infer<typeof question>;

/** `POST /studio/v1/show`: shows a room until it is stopped. Asked again with another key it begins again, with the same one it goes on. */
export function showRoom(rooms: StudioRooms): SignedOperation<AskedShow> {
  return {
    path: '/studio/v1/show',
    operation: 'show',
    schema: question,
    sender: (input) => input.client,
    orderNo: (input) => input.reference,
    act(input) {
      rooms.show(input);
      return { requestNo: input.requestNo };
    },
  };
}

const ending = z.strictObject({
  client: z.string().min(1).max(64),
  requestNo: callerId,
  reference: callerId,
});

/** `POST /studio/v1/stop`: ends a room's picture; one that is not shown is stopped already. */
export function stopRoom(rooms: StudioRooms): SignedOperation<z.infer<typeof ending>> {
  return {
    path: '/studio/v1/stop',
    operation: 'stop',
    schema: ending,
    sender: (input) => input.client,
    orderNo: (input) => input.reference,
    act({ requestNo, reference }) {
      rooms.stop(reference);
      return { requestNo };
    },
  };
}

const asking = z.strictObject({ client: z.string().min(1).max(64), requestNo: callerId });

/** `POST /studio/v1/rooms`: what is shown now. After a restart of this party that is nothing, and the operator asks again. */
export function readRooms(rooms: StudioRooms): SignedOperation<z.infer<typeof asking>> {
  return {
    path: '/studio/v1/rooms',
    operation: 'rooms',
    quiet: true,
    schema: asking,
    sender: (input) => input.client,
    orderNo: (input) => input.requestNo,
    act: ({ requestNo }) => ({ requestNo, most: rooms.most, rooms: rooms.list() }),
  };
}
