/** Where the copy that is photographed runs. */
export interface Addresses {
  readonly site: string;
  readonly console: string;
  /** Folder of the demo logins. */
  readonly dataDir: string;
}
