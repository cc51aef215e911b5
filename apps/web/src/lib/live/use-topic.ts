import type { TopicKey, TopicMessage, TopicParams } from '@fairway/contract/topics.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Follows an MQTT topic while the component is mounted. `params` undefined follows nothing (nobody signed in, nothing
 * chosen). `onGap` says that messages may have been missed, after a break or a jump of the sequence: fetch again over
 * HTTP.
 */
export function useTopic<Key extends TopicKey>(
  key: Key,
  params: TopicParams<Key> | undefined,
  onMessage: (message: TopicMessage<Key>) => void,
  onGap?: () => void,
): void {
  const heard = useEffectEvent(onMessage);
  const missed = useEffectEvent(() => onGap?.());
  const name = params && `${key} ${JSON.stringify(params)}`;
  useEffect(() => {
    if (!name || !params) return;
    let stop = () => {};
    let left = false;
    // The line's code comes with the first follower; a visitor's first page needs none of it.
    void import('./live.ts').then(({ followTopic }) => {
      if (!left) stop = followTopic(key, params, { onMessage: heard, onGap: missed });
    });
    return () => {
      left = true;
      stop();
    };
    // The name represents key and params: an equal object must not subscribe again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [name]);
}
