/** Step 1: one spelling of letters and terms. */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ä/g, 'æ')
    .replace(/ö/g, 'ø')
    .replace(/[’‘`´']/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    // Accents go, å stays: it is the only letter of the alphabet that NFD takes apart.
    .replace(/[^\x20-\x7eæøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
  return sameSpelling(plain);
}

/** Step 4, after stemming: ulltrøye = ulltroye. Folding first would break stems ("skoene" would lose its "oe"). */
export function fold(word: string): string {
  return word.replace(/å|aa|æ|ae|ø|oe/g, (letters) => (letters === 'ø' || letters === 'oe' ? 'o' : 'a'));
}

const spellings: [written: RegExp, as: string][] = [
  [/gore[- ]?tex|gtx/, 'goretex'],
  [/t[- ]?skjort(?=[ea])/, 'tskjort'],
  [/(?:t[- ]?shirts?|tee)/, 'tskjorte'],
  [/soft[- ]shell/, 'softshell'],
  [/hard[- ]shell/, 'hardshell'],
  [/base[- ]?layers?/, 'superundertøy'],
  [/mid[- ]?layers?/, 'mellomlag'],
  [/wind[- ]?stopper/, 'windstopper'],
  [/power[- ]?bank/, 'powerbank'],
  [/quick[- ]?dry/, 'hurtigtørkende'],
  [/long[- ]johns/, 'longs'],
  [/ull[- ]?longs/, 'ullongs'],
  [/ull[- ]?ue/, 'ullue'],
  [/e[- ](?:sykkel|bike)|ebike/, 'elsykkel'],
  [/el[- ]sykkel/, 'elsykkel'],
];

// Only at the start of a word; what follows may be the rest of a compound (gore-texjakke).
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${spellings.map(([written]) => `(${written.source})`).join('|')})(?=(\\p{L})?)`,
  'gu',
);
/** Short English words that would otherwise eat the start of Norwegian ones ("teen", "gtx"). */
const wholeWordsOnly = /^(?:tee|gtx|t[- ]?shirts?)$/;

export function sameSpelling(text: string): string {
  return text.replace(pattern, (found: string, ...rest: unknown[]) => {
    const index = spellings.findIndex((_, i) => rest[i] !== undefined);
    const next = rest[spellings.length];
    if (next && wholeWordsOnly.test(found)) return found;
    return spellings[index]?.[1] ?? found;
  });
}
