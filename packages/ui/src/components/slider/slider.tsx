import { Slider as Base } from '@base-ui/react/slider';
import styles from './slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** After the thumb is let go or a key was pressed: the moment to save. */
  onCommit?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the value reads: "60 %". */
  format?: (value: number) => string;
  disabled?: boolean;
}

/** A setting on a scale. Not for money. Arrow keys step, Page keys leap, Home and End go to the ends. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onChange,
    onCommit,
    min = 0,
    max = 100,
    step = 1,
    format = String,
    disabled = false,
  } = props;
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
    >
      <div className={styles.head}>
        <Base.Label>{label}</Base.Label>
        <span className={styles.value}>{format(value)}</span>
      </div>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb className={styles.thumb} getAriaValueText={(_text, next) => format(next)} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
