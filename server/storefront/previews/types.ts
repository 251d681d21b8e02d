import type { Preview } from '@/lib/preview/front';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

export interface PreviewsDependencies {
  sql: Sql;
  clock: Clock;
  signatures: Signatures;
}

/** What a link, or the cookie it was exchanged for, lets its holder see. */
export interface Pass extends Preview {
  /** The one name it is for; any when undefined. */
  only?: string;
  /** When the link was made. */
  madeAt: Date;
  until: Date;
}

export type Refused = 'expired' | 'ended' | 'forged';

/**
 * Who may look at the shop before it is so (rule 2.90): whoever holds a link that staff made. It is signed and holds for some days;
 * opened, it becomes a cookie for some hours. Nothing is kept of either; ending them all is kept.
 */
export interface Previews {
  /** The token of a new link. */
  link(view: { only?: string; at?: Date }, days: number): string;
  /** What a link's token lets one see now. */
  open(token: string): Promise<Pass | { refused: Refused }>;
  /** The cookie for a pass, seen with this name and at this time, and how long it holds (seconds). */
  cookie(pass: Pass, view: Preview): { value: string; maxAge: number };
  /** The pass a cookie holds; undefined when it is none of ours, over, or ended. */
  read(cookie: string): Promise<Pass | undefined>;
  /** Ends every link made so far, and whatever was opened by one, within five seconds. */
  endAll(): Promise<void>;
}
