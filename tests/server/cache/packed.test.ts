import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Packed } from '@/server/cache/packed';

/** Text that does not compress to nothing, of about so many bytes. */
const text = (bytes: number) => randomBytes(bytes / 2).toString('hex');

describe('a text of a stored page', () => {
  it.each([800, 6_000, 60_000, 200_000])('of %i bytes holds no more memory than it counts', async (length) => {
    const packed = new Packed(text(length));
    await packed.pack();
    const gzip = await packed.in('gzip');
    const brotli = await packed.in('br');
    expect(packed.bytes).toBe(brotli.length + gzip.length);
    expect(brotli.buffer.byteLength).toBe(brotli.length);
    expect(gzip.buffer.byteLength).toBe(gzip.length);
  });
});
