import { IconButton, type IconButtonProps } from '@fairway/ui/components/button/icon-button.tsx';
import { clsx } from 'clsx';
import styles from './stage.module.css';

/** A button on the picture: white on its shade in both themes. */
export function ControlButton({ className, ...rest }: IconButtonProps) {
  return <IconButton {...rest} className={clsx(styles.control, className)} />;
}
