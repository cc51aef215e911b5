import { generate } from 'mqtt-packet';

/** The bytes of an MQTT PUBLISH at QoS 0, the same for every listener. */
export function publishPacket(topic: string, message: object): Buffer {
  return generate({
    cmd: 'publish',
    topic,
    payload: JSON.stringify(message),
    qos: 0,
    dup: false,
    retain: false,
  });
}
