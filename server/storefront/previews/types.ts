import type { Preview } from '@/lib/preview/front';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

export interface PreviewsDependencies {
  sql: Sql;
  clock: Clock;
  signatures: Signatures;
}

export interface Pass extends Preview {
  /** Any name when undefined. */
  only?: string;
  madeAt: Date;
  until: Date;
}

export type Refused = 'expired' | 'ended' | 'forged';

/** Rule 2.90: a signed link for some days becomes a cookie for some hours. Only endings are stored. */
export interface Previews {
  link(view: { only?: string; at?: Date }, days: number): string;
  open(token: string): Promise<Pass | { refused: Refused }>;
  /** `maxAge` in seconds. */
  cookie(pass: Pass, view: Preview): { value: string; maxAge: number };
  /** Undefined when it is forged, over, or ended. */
  read(cookie: string): Promise<Pass | undefined>;
  /** Ends every link and cookie so far, within five seconds. */
  endAll(): Promise<void>;
}
