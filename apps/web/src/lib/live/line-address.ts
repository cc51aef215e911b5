/** The whole address of an MQTT line: a path is one of the server that the page came from. */
export function lineAddress(address = '/mqtt'): string {
  if (!address.startsWith('/')) return address;
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${address}`;
}
