import type { ComponentProps, ReactNode } from 'react';
import { cardClass, type CardLook } from './card-class.ts';

export interface CardProps extends ComponentProps<'div'>, CardLook {
  children?: ReactNode;
}

/** A surface with light on its upper edge. For a card that is a link use `cardClass`. */
export function Card({ pad, ground, lift, className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass({ pad, ground, lift }, className)} />;
}
