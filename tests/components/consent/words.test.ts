import { describe, expect, it } from 'vitest';
import { STORED } from '@/components/storage-keys';
import consent from '@/messages/consent.nb.json';
import { softwarePage, tableRows } from '@/tests/support/brand-pages';

const privacy = softwarePage('personvernerklaering');
const rows = tableRows(privacy);
const namesOf = (text: string | undefined) => text?.replaceAll('`', '').split(', ') ?? [];

describe('rule 10.6: the dialog says of each cookie what the privacy page says', () => {
  it.each(Object.entries(consent.cookies))('%s', (_cookie, { names, label, purpose, duration, receiver }) => {
    const known = namesOf(names);
    const told = rows.filter(([cell]) => namesOf(cell).some((name) => known.includes(name) || name === label));
    expect(told.length).toBeGreaterThan(0);
    for (const row of told) expect(row.slice(2)).toEqual([duration, receiver]);
    expect(told.map((row) => row[1])).toContain(purpose);
  });
});

describe('rule 10.6: the privacy page names all that the shop keeps in a browser', () => {
  const stored = privacy.blocks.flatMap((block) =>
    block.type === 'table' && block.caption.startsWith('Ligger bare hos deg') ? block.rows : [],
  );

  it('and nothing else', () => {
    const { cookieConsent, ...others } = STORED;
    expect(stored.flatMap(([names]) => namesOf(names)).sort()).toEqual(Object.keys(others).sort());
  });

  it.each(Object.entries(STORED))('%s', (key, { of }) => {
    const [, , ends] = stored.find(([names]) => namesOf(names).includes(key)) ?? [];
    if (of === 'person') expect(ends).toMatch(/logger ut/);
  });
});
