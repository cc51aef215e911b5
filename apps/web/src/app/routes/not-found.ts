import { Navigate } from '@tanstack/react-router';
import { createElement } from 'react';

/** Every unknown address ends at /404 (specification section 2). */
export function toNotFound() {
  return createElement(Navigate, { to: '/404', replace: true });
}
