import { draw } from '../../art/draw.tsx';

const width = 268;
const floor = 52;

export interface HistogramProps {
  /** The chart as a sentence, with count, middle and spread: this text is the chart for readers. */
  label: string;
  /** Heights of the bars in any unit, in order. */
  bars: readonly number[];
  /** Index of the bar that is gold: the median. */
  highlight: number;
  /** From this bar on the bars are faint: the tail. */
  tailFrom: number;
  /** Text under the highlighted bar and at the beginning of the tail. */
  highlightText: string;
  tailText: string;
}

/** How values are spread, with the middle in gold and the tail marked by a dotted line. */
export function Histogram({ label, bars, highlight, tailFrom, highlightText, tailText }: HistogramProps) {
  const top = Math.max(...bars, 1);
  const step = width / Math.max(bars.length, 1);
  const fill = (i: number) =>
    i === highlight ? 'var(--gold-mark)' : i < tailFrom ? 'var(--azure)' : 'var(--line-strong)';
  const tailAt = Math.min(width - 40, tailFrom * step);
  return (
    <svg
      width="100%"
      style={{ maxWidth: 360 }}
      viewBox={`0 0 ${width} 72`}
      {...{ role: 'img', 'aria-label': label }}
    >
      {draw(bars, (value, i) => {
        const height = (value / top) * 46;
        return (
          <rect
            x={i * step + 1}
            y={floor - height}
            width={step - 3}
            height={height}
            rx="2.5"
            fill={fill(i)}
            opacity={i < tailFrom && i !== highlight ? 0.62 : 1}
          />
        );
      })}
      <path d={`M0 ${floor + 0.5}H${width}`} stroke="var(--line-strong)" />
      <path d={`M${tailAt} 6V${floor}`} stroke="var(--quiet)" strokeDasharray="2 3" />
      <text
        x={Math.max(34, (highlight + 0.5) * step)}
        y="68"
        textAnchor="middle"
        fontSize="12"
        fill="var(--gold)"
      >
        {highlightText}
      </text>
      <text x={tailAt} y="68" textAnchor="middle" fontSize="12" fill="var(--quiet)">
        {tailText}
      </text>
    </svg>
  );
}
