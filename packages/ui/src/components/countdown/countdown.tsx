import { clockText } from '../../time/clock-text.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface CountdownProps {
  /** The moment, in epoch milliseconds. */
  until: number;
  /** The clock to trust, in epoch milliseconds: the server's. */
  now: () => number;
  /** Called once when the moment comes. */
  onEnd?: () => void;
  className?: string | undefined;
}

/** Time left as mm:ss. Show the clock time of the end beside it. It is not read out at every second. */
export function Countdown({ until, now, onEnd, className }: CountdownProps) {
  const left = useTimeLeft(until, now, onEnd);
  return (
    <span className={className} {...{ role: 'timer' }}>
      {clockText(left)}
    </span>
  );
}
