/** A request that has been answered, as the log and the figures may know it. */
export interface Answered {
  id: string;
  /** `OTHER` for what is no method of ours. */
  method: string;
  /** Of a closed list, and without anything of a person (server/platform/telemetry/logged-address.ts). */
  route: string;
  path: string;
  status: number;
  ms: number;
  /** Sent on the connection, headers too. */
  bytes: number;
  /** Who answered: a file, the page store, Next, or the door by itself. */
  by: 'file' | 'store' | 'next' | 'door';
  /** The caller had gone before the answer was whole. */
  aborted: boolean;
}
