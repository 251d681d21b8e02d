import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { pageTexts } from 'demo-chain/pages';
import { demoFeed } from 'demo-chain/write-feed';
import { readPageFile } from '@/server/brands/reading/page-file';

/** Addresses, names of keys and search words are not read as sentences. */
const unread = new Set([
  'href',
  'src',
  'id',
  'type',
  'slug',
  'search',
  'image',
  'imageMobile',
  'manufacturer',
  'email',
  'url',
  'hex',
  'slot',
  'colorCode',
  'key',
  'brand',
  'code',
  'facebook',
  'instagram',
  'path',
  'column',
]);
const feedFiles =
  'articles categories subcategories groups colors color-groups shops shop-exceptions shipping-methods campaigns reviews ' +
  'polls blog-categories blog-posts banners social-posts settings genders product-lines promo-codes';
/** Of people and places a feed tells more than words that are in a dictionary. */
const names = new Set([
  'customerName',
  'openingHours',
  'hours',
  'postPlace',
  'address',
  'fullName',
  'link',
  'mapLink',
  'messenger',
  'bannerLink',
]);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) if (!unread.has(key) && !names.has(key)) yield* textsIn(one);
}

/** Without placeholders and the grammar around plurals, addresses and what stands between backquotes. */
const readable = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\{\w+, (?:plural|select|number|date)[^{}]*/g, ' ')
    .replaceAll(/\}\s*(?:=\d+|other|\w+)\s*\{/g, ' ')
    .replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\/[\w-]+(?:\/[\w-]+)*|\S+@\S+|\S+\.example\S*/g, ' ');

function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  // 'checkoutNear' is a key, 'cm' and 'N' are units.
  for (const text of texts)
    for (const word of readable(text).match(/\p{L}[\p{L}’'-]*\p{L}|\p{L}/gu) ?? [])
      if (word.length > 2 && !/\p{Ll}\p{Lu}/u.test(word)) words.add(word);
  return words;
}

const inPages = (files: string[]): string[] =>
  files.flatMap((file) => {
    const read = readPageFile(file);
    return 'page' in read ? [...textsIn(read.page)] : [];
  });

export const messageTexts = (): string[] => [
  ...readdirSync('messages')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...textsIn(JSON.parse(readFileSync(`messages/${file}`, 'utf8')))]),
  ...inPages(globSync('messages/pages/*.md').map((file) => readFileSync(file, 'utf8'))),
];

export function demoTexts(): string[] {
  const feed = demoFeed(new Date('2026-10-14T22:00:00Z'));
  const rows = feedFiles.split(' ').flatMap((kind) =>
    (feed.get(`${kind}.jsonl`) ?? '')
      .trimEnd()
      .split('\n')
      .flatMap((line) => [...textsIn(JSON.parse(line))]),
  );
  return [...rows, ...inPages(pageTexts())];
}

export const messageWords = () => wordsOf(messageTexts());
export const demoWords = () => wordsOf(demoTexts());

/** What hunspell's bokmål does not know, compounds tried. */
export const misspelt = (words: Iterable<string>): string[] =>
  execFileSync('hunspell', ['-d', 'nb_NO', '-l', '-i', 'utf-8'], {
    input: [...words].join('\n'),
    encoding: 'utf8',
    maxBuffer: 1e7,
  })
    .split('\n')
    .filter(Boolean);
