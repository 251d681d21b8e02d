import { describe, expect, it } from 'vitest';
import { frontSegment, readFront } from '@/lib/preview/front';
import { demoBrands as brands } from '@/tests/support/demo-brands';

describe('rule 2.90: the part of a path that names a brand names a preview with its time', () => {
  it.each([
    [{}],
    [{ name: 'black-week' }],
    [{ name: 'jul & nyttår/2026 ~ ✓' }],
    [{ at: new Date('2026-11-27T07:00:00Z') }],
    [{ at: new Date('2026-11-27T07:00:00Z'), name: 'black-week' }],
  ])('%j comes back as it was, of letters that no address changes', (preview) => {
    const segment = frontSegment('heldre', preview);
    expect(segment).toMatch(/^[a-z]+~\d*~[\da-f]*$/);
    expect(readFront(segment)).toEqual({ brand: brands.heldre, preview });
  });

  it('a brand without a preview is the open shop', () => {
    expect(readFront('nordvidda')).toEqual({ brand: brands.nordvidda });
  });

  it.each(['foo.png', 'toString', 'nobody~~', 'nordvidda~', 'nordvidda~x~', 'nordvidda~~abc', 'nordvidda~1~~'])(
    '%s is neither',
    (segment) => expect(readFront(segment)).toBeUndefined(),
  );
});
