import { Fragment } from 'react';

/** A text whose lines break by sense: only where it says `|`. */
export function Lines({ text }: { text: string }) {
  return text.split('|').map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
