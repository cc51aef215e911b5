/** A game as its provider lists it. */
export interface ProviderGame {
  /** The provider's code, by which it is opened there. */
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
}

/** Every game that a provider offers us now, whole. Throws ListUnread. */
export type ReadProviderList = () => Promise<readonly ProviderGame[]>;

/** A provider did not answer, or not in a shape that can be read whole: as if it had not been asked. */
export class ListUnread extends Error {
  override name = 'ListUnread';
}
