import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** Waiting for us; on its way; done well; ended otherwise; stopped. */
export type StatusTone = 'waiting' | 'moving' | 'good' | 'ended' | 'stopped';

const colours: Readonly<Record<StatusTone, string>> = {
  waiting: 'gold',
  moving: 'blue',
  good: 'green',
  ended: 'default',
  stopped: 'red',
};

/** A state's word in the colour of its kind, the same on every page. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Tag color={colours[tone]} style={{ marginInlineEnd: 0 }}>
      {children}
    </Tag>
  );
}
