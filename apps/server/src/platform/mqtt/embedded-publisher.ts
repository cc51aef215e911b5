import { topics } from '@fairway/contract/topics.ts';
import type { Aedes } from 'aedes';
import type { FanOut } from './fan-out/fan-out.ts';
import type { Publisher, TopicNews } from './publisher.ts';

/** Time for "your login has ended" to be read before the connection goes. */
const farewellMilliseconds = 200;

/** Publishes to the listeners of this process: QoS 0 by the fan-out, QoS 1 and kept messages by Aedes. */
export function createEmbeddedPublisher(
  aedes: Aedes,
  fanOut: FanOut,
  endSession: (sessionId: string) => void,
): Publisher {
  return {
    publish(news) {
      const { qos, retained } = topics[news.key];
      if (qos === 0) fanOut.publish(news.topic, news.message);
      else publishByBroker(aedes, news, retained);
      const ended = endedSession(news);
      if (ended !== undefined) setTimeout(() => endSession(ended), farewellMilliseconds).unref();
    },
    audience: (prefix) => fanOut.audience(prefix),
  };
}

export function publishByBroker(
  aedes: Aedes,
  { topic, message }: Omit<TopicNews, 'key'>,
  retain: boolean,
): void {
  const payload = JSON.stringify(message);
  // A fault here is a listener's, whose connection ends by it; the others have the message.
  aedes.publish({ cmd: 'publish', topic, payload, qos: 1, retain, dup: false }, () => {});
}

function endedSession({ key, message }: TopicNews): string | undefined {
  if (key !== 'memberSessions' || !('sessionId' in message)) return undefined;
  return typeof message.sessionId === 'string' ? message.sessionId : undefined;
}
