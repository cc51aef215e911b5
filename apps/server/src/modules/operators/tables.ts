/** Tables of this module; a type and not an interface, because the query builder wants an index signature. */
export type OperatorsTables = {
  operators_audit: {
    seq: bigint;
    at: Date;
    operator_id: string;
    operator_name: string;
    action: string;
    object_kind: string;
    object_id: string;
    before: unknown;
    after: unknown;
    reason: string;
    request_id: string;
    address: string;
    previous_hash: Buffer;
    hash: Buffer;
  };
};
