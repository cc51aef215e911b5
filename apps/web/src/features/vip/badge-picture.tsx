/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import badge0 from '@fairway/ui/art/badge/files/badge-0.tsx?drawn';
import badge1 from '@fairway/ui/art/badge/files/badge-1.tsx?drawn';
import badge2 from '@fairway/ui/art/badge/files/badge-2.tsx?drawn';
import badge3 from '@fairway/ui/art/badge/files/badge-3.tsx?drawn';
import badge4 from '@fairway/ui/art/badge/files/badge-4.tsx?drawn';
import badge5 from '@fairway/ui/art/badge/files/badge-5.tsx?drawn';
import badge6 from '@fairway/ui/art/badge/files/badge-6.tsx?drawn';
import badge7 from '@fairway/ui/art/badge/files/badge-7.tsx?drawn';
import badge8 from '@fairway/ui/art/badge/files/badge-8.tsx?drawn';
import badge9 from '@fairway/ui/art/badge/files/badge-9.tsx?drawn';
import badge10 from '@fairway/ui/art/badge/files/badge-10.tsx?drawn';

/** By level. */
const files = [
  badge0,
  badge1,
  badge2,
  badge3,
  badge4,
  badge5,
  badge6,
  badge7,
  badge8,
  badge9,
  badge10,
] as const;

export interface BadgePictureProps {
  level: number;
  size: number;
  className?: string | undefined;
}

/** The badge of a level as a picture. Decorative: the level is said beside it. */
export function BadgePicture({ level, size, className }: BadgePictureProps) {
  return (
    <img
      className={className}
      src={files[level] ?? files[0]}
      width={size}
      height={size}
      alt=""
      data-level={level}
      decoding="async"
    />
  );
}
