import { describe, expect, it } from 'vitest';
import { followedLink } from '@/lib/routes/followed-link';

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };

/** A press on something inside a link with these attributes; undefined for a press beside every link. */
function press(attributes: Record<string, string> | undefined, how: Partial<typeof plain> = {}) {
  const link = attributes && {
    target: attributes.target ?? '',
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  return followedLink({ ...plain, ...how, target: { closest: () => link ?? null } as unknown as Element });
}

describe('a press that leads on within the shop', () => {
  it('is a plain one on a link of ours', () => {
    expect(press({ href: '/sko?farge=1' })).toBe('/sko?farge=1');
  });

  it.each([
    ['another tab', { ctrlKey: true }],
    ['another tab on a Mac', { metaKey: true }],
    ['another window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['the middle button', { button: 1 }],
    ['what somebody has answered already', { defaultPrevented: true }],
  ])('is not %s', (_, how) => {
    expect(press({ href: '/sko' }, how)).toBeUndefined();
  });

  it.each([
    ['another site', { href: 'https://example.no/' }],
    ['another site by its own scheme', { href: '//example.no/' }],
    ['a place on the page', { href: '#innhold' }],
    ['a letter', { href: 'mailto:kundeservice@nordvidda.example' }],
    ['a link with a target', { href: '/sko', target: '_blank' }],
    ['a file to keep', { href: '/api/v1/customers/current/export', download: '' }],
    ['no link at all', undefined],
  ])('does not lead to %s', (_, attributes) => {
    expect(press(attributes)).toBeUndefined();
  });
});
