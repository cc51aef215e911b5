import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { SaidRefusal } from '../../../lib/refusals.ts';

/** Why a press was refused, below its button: a toast would lie over the board. */
export function RefusalNotice({ refusal }: { refusal: SaidRefusal | undefined }) {
  if (!refusal) return null;
  return (
    <Notice tone="danger" role="alert">
      {refusal.title}
      {refusal.description !== undefined && <small> {refusal.description}</small>}
    </Notice>
  );
}
