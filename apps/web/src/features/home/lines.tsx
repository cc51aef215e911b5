import { Fragment } from 'react';

/** A text whose lines break by sense: where it says `|`, and nowhere else it must. */
export function Lines({ text }: { text: string }) {
  return text.split('|').map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
