/** A venue that calls our wallet in the benchmark: its keys are made for nothing else. Base64 of their DER. */
export const benchVenue = {
  publicKey: 'MCowBQYDK2VwAyEAMYpykxKdNtlYDbO8+c39ObD7XFRpMt/LEFgFk+ajP1U=',
  privateKey: 'MC4CAQAwBQYDK2VwBCIEIOuefiUilUJfEevRphG3MW/+YS+8/3T6BiZsYqmMh3lV',
};
