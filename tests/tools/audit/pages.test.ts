import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoContents } from '@/tests/support/demo-brands';
import { OWN, PLAIN } from '@/tools/audit/pages';

const FOLDER = 'app/[brand]';

/** The addresses of pages that take no name from their address. */
const plain = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => `/${file.split('/').slice(0, -1).join('/')}`.replace(/\/\([^)]*\)/g, ''))
  .filter((address) => !address.includes('['))
  .map((address) => address || '/')
  .concat(demoContents.flatMap(({ pages }) => [...pages.keys()]));

describe('the audit looks at every page', () => {
  it('whose address is known', () => {
    const looked = [...Object.values(PLAIN), ...OWN.map((room) => `/konto${room}`)];
    expect(plain.length).toBeGreaterThan(20);
    expect(plain.filter((address) => !looked.includes(address))).toEqual([]);
  });
});
