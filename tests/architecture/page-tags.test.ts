import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BrandContent } from '@/lib/brands/brands';
import { type ContentOfDay, changedTags } from '@/server/brands/rules';
import { tagsOf } from '@/server/platform/change-feed/rules';
import { demoContents } from '@/tests/support/demo-brands';

const kindOf = (tag: string) => tag.split(':')[0];

/** The kinds of tags a text writes on pages; what is neither a literal nor made of articles is answered as it stands. */
function writtenIn(text: string): string[] {
  return [...text.matchAll(/tagPage\(([^;]*)\);/g)].flatMap(([, given = '']) => {
    const tags = [...given.matchAll(/'([^']*)'|`([^`]*)`|(article)Tags/g)].map((found) =>
      kindOf(found.slice(1).find(Boolean) ?? ''),
    );
    return tags.length > 0 ? (tags as string[]) : [given];
  });
}

/** A brand with one page of its own. */
function withPage(title: string): ContentOfDay {
  const page = { id: 1, path: '/om-oss', title, description: '', blocks: [], index: true };
  const content = { ...(demoContents[0] as BrandContent), pages: new Map([[page.path, page]]) };
  return { content, day: '2026-03-03' };
}

const pages = execFileSync('git', ['ls-files', 'app', 'server'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && path !== 'server/page-door/page-tags.ts');
const written = new Set(pages.flatMap((path) => writtenIn(readFileSync(path, 'utf8'))));
const expired = new Set(
  [
    ...tagsOf(
      [
        { kind: 'campaign', ref: 1 },
        { kind: 'banner', ref: 1 },
      ],
      [1],
      [2],
    ),
    ...changedTags([withPage('Før')], [withPage('Nå')]),
  ].map(kindOf),
);

describe('architecture: a tag on a page is a tag that expires', () => {
  it('what pages write and what changes expire is the same', () => {
    expect([...written].sort()).toEqual([...expired].sort());
  });

  it.each([
    ["await tagPage('lists', `shop:1`);", ['lists', 'shop']],
    ['await tagPage(...place.tags);', ['...place.tags']],
    ['await tagPage(\n  ...articleTags(shown),\n);', ['article']],
  ])('a planted tag is seen: %s', (text, kinds) => {
    expect(writtenIn(text)).toEqual(kinds);
  });
});
