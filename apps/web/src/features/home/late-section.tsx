import { Suspense, type ReactNode } from 'react';
import { useNear } from './venues/use-near.ts';

interface LateSectionProps {
  /** What it will measure, in px: kept free, so that what comes pushes nothing down. */
  height: number;
  /** Fetched when it is drawn for the first time. */
  children: ReactNode;
}

/** A section further down: its code, its texts and its questions are fetched when it comes near the window. */
export function LateSection({ height, children }: LateSectionProps) {
  const { place, near } = useNear<HTMLDivElement>();
  const kept = <div ref={place} style={{ height }} />;
  return near ? <Suspense fallback={kept}>{children}</Suspense> : kept;
}
