import { normalise } from './normalise';
import { prepositions } from './stopwords';

/** Removes one wish from a normalised query: "regnbukse til barn" → "regnbukse". */
export function withoutWords(text: string, written: string): string {
  const plain = normalise(text);
  const at = ` ${plain} `.indexOf(` ${written} `);
  const rest = at < 0 ? plain.replace(written, ' ') : `${plain.slice(0, at)} ${plain.slice(at + written.length)}`;
  const words = rest.split(/\s+/).filter(Boolean);
  while (prepositions.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
