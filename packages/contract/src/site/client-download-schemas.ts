import { z } from 'zod';

/** Where a file lies: https, a path of this server, or nothing yet. */
const fileAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/ }).max(300),
  z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/),
]);

/** Schemes before `://` that a browser would take as a page or a script. */
const notOfClients = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'about', 'http', 'https']);

/** How an installed client is woken, e.g. `fairway://`, or nothing. */
const scheme = z
  .string()
  .regex(/^(?:[a-z][a-z0-9.-]{1,30}:\/\/)?$/)
  .refine((text) => !notOfClients.has(text.split(':')[0] ?? ''));

/** The clients that the site offers (specification section 7, download SDK); what is empty is not offered. */
export const clientDownloads = z.strictObject({
  windows: fileAddress,
  mac: fileAddress,
  android: fileAddress,
  testFlight: fileAddress,
  /** The description file that an iPhone installs before a client from outside the shop. */
  iosDescription: fileAddress,
  /** Apple's number of the team that signs the iPhone client. */
  teamId: z.string().regex(/^[A-Z0-9]{0,12}$/),
  scheme,
});
export type ClientDownloads = z.output<typeof clientDownloads>;
