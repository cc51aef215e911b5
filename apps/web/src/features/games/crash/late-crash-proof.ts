import { lazy } from 'react';

/** What recomputes a flight knows the rules of every game: it comes when a flight is opened. */
export const LateCrashProof = lazy(async () => ({ default: (await import('./crash-proof.tsx')).CrashProof }));
