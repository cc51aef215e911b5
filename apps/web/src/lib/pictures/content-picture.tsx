import type { ContentArt } from '@fairway/contract/content/kinds.ts';
import { Drawing } from './drawing.tsx';

/** The drawing that a document names, filling its box. Decorative: its text is beside it. */
export function ContentPicture({ art }: { art: ContentArt }) {
  return <Drawing of={art === 'stadium' ? 'club' : art} />;
}
