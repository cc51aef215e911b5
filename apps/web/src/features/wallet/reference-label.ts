const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A movement's reference as a list shows it: an order's number whole, of `interest/<id>` the id without its kind, which the row says
 * already, and of an id that no person can compare the last eight characters. What explains the amount shows it whole.
 */
export function referenceLabel(reference: string): string {
  const id = reference.slice(reference.indexOf('/') + 1);
  return uuid.test(id) ? `…${id.slice(-8)}` : id;
}
