import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { installFromDebian } from '@/tools/machine/chromium';
import { demoWords, messageWords, misspelt } from './texts';

const canSpell = () => {
  try {
    return misspelt(['hytte', 'hyttte']).join() === 'hyttte';
  } catch {
    return false;
  }
};

/** Names, terms and compounds of ours that hunspell's bokmål lacks. Each was looked at before it came here. */
const own = readFileSync(new URL('./own-words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const known = new Set(own);

let speller = canSpell();
beforeAll(async () => {
  if (speller) return;
  await Promise.resolve()
    .then(() => installFromDebian('hunspell', () => undefined))
    .then(() => installFromDebian('hunspell-no', () => undefined))
    .catch(() => undefined);
  speller = canSpell();
}, 300_000);

describe('Norwegian as it is spelt', () => {
  for (const [place, words] of [
    ['the messages', messageWords],
    ['the demo chain', demoWords],
  ] as const)
    it(`in ${place}`, ({ skip }) => {
      skip(!speller, 'Spelling needs hunspell with Debian’s hunspell-no, and neither is here nor ours to install.');
      const wrong = misspelt(words()).filter((word) => !known.has(word.toLowerCase()));
      expect(wrong).toEqual([]);
    });

  it('has a list of words of its own in order, none twice', () => {
    expect(own).toEqual([...new Set(own)].sort((a, b) => a.localeCompare(b, 'nb')));
  });
});
