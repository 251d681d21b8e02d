import { bitCount } from '@/lib/lists/bitset';
import { isBrandToken } from '@/lib/search/article-tokens';
import { fold } from '@/lib/search/normalise';
import type { QueryGroup } from '@/lib/search/query-tree';
import type { Surface } from '@/lib/search/read-text';
import { distance, distanceLimit, letterBits } from '@/lib/search/spelling';
import { firstPlace } from './first-place';

interface Entry {
  folded: string;
  shown: string;
  bits: number;
  articles: number;
  tokens: string[];
  /** Shoppers' word, counted as one article. */
  taught?: true;
  /** Only shoppers say it. */
  foreign?: true;
}

export type PackedEntry = [folded: string, shown: string, articles: number, tokens: string[]];

const code = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The folded words of names, categories, brands and colours, for prefixes and spelling. */
export class Vocabulary {
  private readonly entries = new Map<string, Entry>();
  private sorted: Entry[] | undefined;
  private byLength: Entry[][] | undefined;

  add(surfaces: Surface[]) {
    for (const { folded, shown, token } of surfaces) {
      const entry = this.entries.get(folded);
      if (!entry) {
        this.entries.set(folded, { folded, shown, bits: letterBits(folded), articles: 1, tokens: [token] });
        this.sorted = undefined;
        this.byLength = undefined;
      } else {
        delete entry.foreign;
        entry.articles++;
        if (!entry.tokens.includes(token)) entry.tokens.push(token);
        // The spelling with Norwegian letters is shown.
        if (entry.shown === folded && shown !== folded) entry.shown = shown;
      }
    }
  }

  /** Takes back an article's surfaces. Returns whether a word has gone. */
  remove(surfaces: Surface[]): boolean {
    const before = this.entries.size;
    for (const { folded } of surfaces) {
      const entry = this.entries.get(folded);
      if (!entry) continue;
      entry.articles--;
      if (entry.articles === 0) this.entries.delete(folded);
      else if (entry.taught && entry.articles === 1) entry.foreign = true;
    }
    if (this.entries.size === before) return false;
    this.sorted = undefined;
    this.byLength = undefined;
    return true;
  }

  /** Adds shoppers' words that the catalogue lacks; last of all. */
  addForeign(surfaces: Surface[]) {
    const foreign = surfaces.filter(({ folded }) => !this.entries.has(folded));
    this.add(foreign);
    for (const { folded } of foreign) Object.assign(this.entries.get(folded) as Entry, { taught: true, foreign: true });
  }

  *packed(): Generator<PackedEntry> {
    for (const { folded, shown, articles, tokens } of this.entries.values()) yield [folded, shown, articles, tokens];
  }

  restore(entries: Iterable<PackedEntry>) {
    for (const [folded, shown, articles, tokens] of entries)
      this.entries.set(folded, { folded, shown, bits: letterBits(folded), articles, tokens });
    this.sorted = undefined;
    this.byLength = undefined;
  }

  has(folded: string): boolean {
    return this.entries.has(folded);
  }

  isOwn(folded: string): boolean {
    const entry = this.entries.get(folded);
    return entry !== undefined && !entry.foreign;
  }

  /** Returns tokens by prefix, the commonest first; shoppers' own only alone: "barn" must not find "barnehageklær". */
  startingWith(prefix: string, most: number): string[] {
    const all = this.entriesWith(prefix);
    const own = all.filter(({ foreign }) => !foreign);
    return [...new Set((own.length ? own : all).flatMap((entry) => entry.tokens))].slice(0, most);
  }

  /** Returns completions, the commonest first, without brands and whole words. */
  completions(prefix: string): { shown: string; token: string }[] {
    const forms = new Map<string, Entry>();
    for (const entry of this.entriesWith(prefix)) {
      const word = entry.tokens.find((token) => !isBrandToken(token));
      const said = word !== undefined && forms.get(word);
      if (word !== undefined && (!said || entry.folded.length < said.folded.length)) forms.set(word, entry);
    }
    return [...forms].flatMap(([token, { folded, shown }]) => (folded === prefix ? [] : [{ shown, token }]));
  }

  private entriesWith(prefix: string): Entry[] {
    const sorted = this.inOrder();
    const low = firstPlace(sorted.length, (at) => (sorted[at] as Entry).folded < prefix);
    const found: Entry[] = [];
    for (let i = low; sorted[i]?.folded.startsWith(prefix); i++) found.push(sorted[i] as Entry);
    return found.sort((a, b) => b.articles - a.articles || code(a.folded, b.folded));
  }

  shown(folded: string): string {
    return this.entries.get(folded)?.shown ?? folded;
  }

  /** Returns the nearest known word; of equals the commonest. */
  nearest(folded: string, most = Number.POSITIVE_INFINITY): string | undefined {
    const limit = Math.min(most, distanceLimit(folded.length));
    if (!limit) return undefined;
    const bits = letterBits(folded);
    let best: Entry | undefined;
    let bestCost = limit + 0.5;
    for (let length = folded.length - limit; length <= folded.length + limit; length++) {
      for (const entry of this.ofLength(length)) {
        if (bitCount(entry.bits ^ bits) > 2 * limit) continue;
        const edits = distance(folded, entry.folded, Math.floor(bestCost));
        // Few misspell the first letter, and a word of one article is seldom meant.
        const cost = edits + (entry.folded[0] === folded[0] ? 0 : 0.3) + (entry.articles > 1 ? 0 : 0.1);
        if (edits <= limit && (cost < bestCost || (cost === bestCost && entry.articles > (best?.articles ?? 0)))) {
          best = entry;
          bestCost = cost;
        }
      }
    }
    return best?.shown;
  }

  private inOrder(): Entry[] {
    this.sorted ??= [...this.entries.values()].sort((a, b) => code(a.folded, b.folded));
    return this.sorted;
  }

  private ofLength(length: number): Entry[] {
    if (!this.byLength) {
      this.byLength = [];
      for (const entry of this.entries.values()) {
        this.byLength[entry.folded.length] ??= [];
        this.byLength[entry.folded.length]?.push(entry);
      }
    }
    return this.byLength[length] ?? [];
  }
}

export function correctionOf(vocabulary: Vocabulary, { word, compound }: QueryGroup): string | undefined {
  if (!word) return undefined;
  // A compound of known words is spelt right, unless it is one letter from one that is sold.
  if (compound) return vocabulary.nearest(fold(word), 1);
  return vocabulary.nearest(fold(word)) ?? halves(vocabulary, word);
}

/** Corrects one half of a compound: "vintrelue" → "vinter lue". */
function halves(vocabulary: Vocabulary, word: string): string | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, second] = [fold(word.slice(0, at)), fold(word.slice(at))];
    if (vocabulary.has(second) && second.length >= 3) {
      const better = first.length >= 4 ? vocabulary.nearest(first) : undefined;
      if (better) return `${better} ${vocabulary.shown(second)}`;
    }
    if (vocabulary.has(first) && second.length >= 4) {
      const better = vocabulary.nearest(second);
      if (better) return `${vocabulary.shown(first)} ${better}`;
    }
  }
  return undefined;
}
