import { randomUUID } from 'node:crypto';
import { type Client, errors } from '@elastic/elasticsearch';
import { pause, runEvery, systemMs } from '@/server/ports/clock';
import { patient } from './client';

/** Longer than a living builder is ever silent. */
const heldMs = 60_000;
const lookMs = 1000;

interface Held {
  owner: string;
  until: number;
}

/** Lets one instance build at a time and takes over dead locks. The instances' clocks may differ by less than `heldMs`. */
export async function withBuildLock<Result>(
  client: Client,
  { prefix, hash }: { prefix: string; hash: string },
  work: (stillOurs: () => void) => Promise<Result>,
): Promise<Result> {
  const [index, id, owner] = [`${prefix}-locks`, hash, randomUUID()];
  const document = () => ({ owner, until: systemMs() + heldMs });

  async function take(): Promise<boolean> {
    const found = await client.get<Held>({ index, id }, { ...patient, ignore: [404] });
    if (found._source && found._source.until > systemMs()) return false;
    const over = found._source
      ? { if_seq_no: found._seq_no, if_primary_term: found._primary_term }
      : { op_type: 'create' as const };
    try {
      await client.index({ index, id, ...over, document: document() }, patient);
      return true;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 409) return false;
      throw error;
    }
  }

  while (!(await take())) await pause(lookMs);
  let lost = false;
  const beat = runEvery(() => {
    client.index({ index, id, document: document() }, patient).catch(() => undefined);
  }, heldMs / 6);
  beat.unref();
  let checkedAt = systemMs();
  const stillOurs = () => {
    lost ||= systemMs() - checkedAt > heldMs;
    checkedAt = systemMs();
    if (lost) throw new Error('Another instance has taken over building the search index.');
  };
  try {
    return await work(stillOurs);
  } finally {
    clearInterval(beat);
    if (!lost) await client.delete({ index, id }, { ...patient, ignore: [404] }).catch(() => undefined);
  }
}
