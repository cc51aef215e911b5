/** What a play address answers over HTTP. */
export interface HlsAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
  /** Never changes under its name. */
  readonly lasting: boolean;
}

const playlistType = 'application/vnd.apple.mpegurl';

export function playlist(lines: readonly string[]): HlsAnswer {
  return { status: 200, type: playlistType, body: `${lines.join('\n')}\n`, lasting: false };
}

export function mediaBytes(body: Uint8Array): HlsAnswer {
  return { status: 200, type: 'video/mp4', body, lasting: true };
}

/** `reason` is a name of `playCloseCodes`, or `notFound`. */
export function refuse(status: number, reason: string): HlsAnswer {
  return { status, type: 'application/json', body: JSON.stringify({ reason }), lasting: false };
}
