import type { Analyser } from '@/lib/search/analyser';
import { joint } from '@/lib/search/lexicon';

/**
 * Whether a word may complete what is typed: a word of the language rather than a model's name, and neither said before
 * nor a part or a kind of what is.
 */
export function completesAfter(analyser: Analyser, before: string): (token: string) => boolean {
  const said = before.split(/\s+/).filter(Boolean).map(analyser.tokenOf);
  const repeats = (token: string) =>
    said.some(
      (one) => one === token || `${joint}${one}`.endsWith(`${joint}${token}`) || token.endsWith(`${joint}${one}`),
    );
  return (token) => analyser.isWord(token) && !repeats(token);
}
