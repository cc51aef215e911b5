import { useId } from 'react';
import { Linear } from '../../art/gradient.tsx';
import { sparklinePath } from './sparkline-path.ts';

const colours = { azure: 'var(--azure)', up: 'var(--up)', down: 'var(--down)', gold: 'var(--gold)' };

export interface SparklineProps {
  /** Values in order of time, already numbers of the picture, not money. */
  values: readonly number[];
  /** What it shows, as a sentence with the first and last value: this text is the chart for readers. */
  label: string;
  width?: number;
  height?: number;
  tone?: keyof typeof colours;
  /** Fills the ground below the line. */
  filled?: boolean;
}

/** A small course without axes. Give the exact values somewhere near. */
export function Sparkline({
  values,
  label,
  width = 96,
  height = 24,
  tone = 'azure',
  filled,
}: SparklineProps) {
  const id = useId();
  const path = sparklinePath(values, width, height);
  const colour = colours[tone];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...{ role: 'img', 'aria-label': label }}
    >
      {filled && (
        <>
          <defs>
            <Linear
              id={id}
              stops={[
                [0, colour, 0.3],
                [1, colour, 0],
              ]}
            />
          </defs>
          <path d={`${path}L${width} ${height}L0 ${height}Z`} fill={`url(#${id})`} />
        </>
      )}
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
