/** What pages ask of the server about what is counted. */
export interface EventServices {
  /** Whether what is counted is handed on to a store of the operator's. */
  hasWarehouse(): boolean;
}
