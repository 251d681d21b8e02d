import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Packed } from '@/server/page-door/cache/packed';

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

  it.each([
    ['kort', 4],
    ['æøå', 6],
    [Buffer.from([1, 2, 3]), 3],
    ['', 0],
  ])('%j is as long as its bytes, and named by them', (written, length) => {
    const packed = new Packed(written);
    expect([packed.length, packed.bytes]).toEqual([length, length]);
    expect(packed.hash).toBe(createHash('sha256').update(written).digest('base64url'));
    expect(packed.hash).not.toBe(new Packed('another').hash);
  });

  it.each([
    [511, false],
    [512, true],
  ])('of %i bytes is worth compressing: %s', async (length, worth) => {
    const packed = new Packed('a'.repeat(length));
    await packed.pack();
    expect([packed.compressible, packed.ready('br') !== undefined]).toEqual([worth, worth]);
    expect(packed.ready('identity')?.length).toBe(worth ? undefined : length);
  });

  it('is the same in each coding, before and after it is compressed', async () => {
    const written = text(4000);
    const packed = new Packed(written);
    const all = async () => [
      String(await packed.in('identity')),
      String(brotliDecompressSync(await packed.in('br'))),
      String(gunzipSync(await packed.in('gzip'))),
    ];
    expect(await all()).toEqual([written, written, written]);
    await packed.pack();
    expect(await all()).toEqual([written, written, written]);
  });

  it('keeps what is sent often: brotli and gzip once they are made, the text as written no longer', async () => {
    const packed = new Packed(text(4000));
    expect([packed.ready('br'), packed.ready('gzip')]).toEqual([undefined, undefined]);
    expect(packed.ready('identity')?.length).toBe(4000);
    await packed.pack();
    await packed.in('identity');
    expect(packed.ready('identity')).toBeUndefined();
    const brotli = packed.ready('br') as Buffer;
    expect(packed.bytes).toBe(brotli.length);
    const gzip = await packed.in('gzip');
    expect(packed.ready('gzip')).toBe(gzip);
    expect(await packed.in('br')).toBe(brotli);
    expect(packed.bytes).toBe(brotli.length + gzip.length);
  });

  it('is made for all who ask at the same time, and again for who asks later when it was not kept', async () => {
    const packed = new Packed(text(4000));
    await packed.pack();
    const [one, other] = await Promise.all([packed.in('identity'), packed.in('identity')]);
    expect(one).toBe(other);
    const later = await packed.in('identity');
    expect(later).toEqual(one);
    expect(later).not.toBe(one);
  });

  it('is compressed once', async () => {
    const packed = new Packed(text(4000));
    await packed.pack();
    const brotli = packed.ready('br');
    await packed.pack();
    expect(packed.ready('br')).toBe(brotli);
  });

  it('is small in brotli: of text smaller than in gzip', async () => {
    const packed = new Packed(
      Array.from({ length: 400 }, (_, i) => `<li>Kvarsten vinterstøvel nr. ${i}</li>`).join(''),
    );
    expect((await packed.in('br')).length).toBeLessThan((await packed.in('gzip')).length);
  });

  describe('decision 0064: against another text, which the client has', () => {
    const shared = text(60_000);
    const page = async (own: string) => {
      const packed = new Packed(shared + own);
      await packed.pack();
      return packed;
    };

    it('is what differs, behind the mark and the hash of the other', async () => {
      const [one, other] = [await page(text(2000)), await page(text(3000))];
      const bytes = await one.inDictionary(other);
      const dictionary = await other.in('identity');
      expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(bytes.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest());
      expect(zstdDecompressSync(bytes.subarray(40), { dictionary })).toEqual(await one.in('identity'));
      expect(() => zstdDecompressSync(bytes.subarray(40))).toThrow();
      expect(bytes.length).toBeLessThan(3000);
      expect((await one.in('br')).length).toBeGreaterThan(20_000);
    });

    it('is kept for the last four, and counted', async () => {
      const one = await page('');
      const before = one.bytes;
      const others = await Promise.all(Array.from({ length: 5 }, () => page(text(1000))));
      for (const other of others) await one.inDictionary(other);
      const kept = others.map(({ hash }) => one.readyAgainst(hash)?.length ?? 0);
      expect(kept.map(Boolean)).toEqual([false, true, true, true, true]);
      expect(one.bytes).toBe(before + kept.reduce((sum, length) => sum + length, 0));
    });
  });
});
