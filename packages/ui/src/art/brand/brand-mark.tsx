import { useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';

export interface BrandMarkProps {
  /** Edge in pixels. */
  size?: number;
  className?: string | undefined;
}

/** The mark: a flag on a fairway. Decorative; the name is beside it. */
export function BrandMark({ size = 34, className }: BrandMarkProps) {
  const id = useId();
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <defs>
        <Linear
          id={`${id}g`}
          stops={[
            [0, '#6fa0ff'],
            [1, '#1f4fd6'],
          ]}
          line={diagonal}
        />
        <Linear
          id={`${id}h`}
          stops={[
            [0, '#fff0bf'],
            [1, '#f0b23d'],
          ]}
          line={diagonal}
        />
      </defs>
      <rect width="40" height="40" rx="11" fill={`url(#${id}g)`} />
      <path d="M6 40C8 28 15 20 30 17L40 24V29A11 11 0 0 1 29 40Z" fill="#fff" opacity=".16" />
      <path d="M14 40C15 31 20 25.5 31 22.5L40 28V29A11 11 0 0 1 29 40Z" fill="#fff" opacity=".22" />
      <path d="M15 32V8" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M16.5 8.5C22 5.5 26 11.5 32 8.5V19C26 22 22 16 16.5 19Z" fill={`url(#${id}h)`} />
      <rect
        x=".7"
        y=".7"
        width="38.6"
        height="38.6"
        rx="10.3"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
      />
    </svg>
  );
}
