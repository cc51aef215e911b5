import type { ReactNode } from 'react';

/** How the field of a crest is divided. */
export type CrestPattern = 'plain' | 'half' | 'stripes' | 'hoops' | 'sash' | 'chevron' | 'chief' | 'quarters';

const fields: Record<CrestPattern, (colour: string) => ReactNode> = {
  plain: () => null,
  half: (fill) => <rect x="24" width="24" height="48" fill={fill} />,
  stripes: (fill) => <path d="M7 0h5v48H7zM17 0h5v48h-5zM27 0h5v48h-5zM37 0h5v48h-5z" fill={fill} />,
  hoops: (fill) => <path d="M0 9h48v6H0zM0 21h48v6H0zM0 33h48v6H0z" fill={fill} />,
  sash: (fill) => <path d="M0 34 34 0h14L0 48Z" fill={fill} />,
  chevron: (fill) => <path d="M0 40 24 22 48 40V48L24 31 0 48Z" fill={fill} />,
  chief: (fill) => <rect width="48" height="17" fill={fill} />,
  quarters: (fill) => <path d="M24 0h24v24H24zM0 24h24v24H0z" fill={fill} />,
};

/** The second colour of a crest, laid over the first. Clip it to the outline. */
export function CrestField({ pattern, colour }: { pattern: CrestPattern; colour: string }) {
  return fields[pattern](colour);
}
