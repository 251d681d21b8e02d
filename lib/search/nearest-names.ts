import { fold, normalise } from './normalise';

const LIKE_ENOUGH = 0.2;

/** Returns the names most like a text, by the letter triples they share. */
export function nearestNames<Named extends { name: string }>(text: string, named: readonly Named[]): Named[] {
  const asked = triples(text);
  const likeness = ({ name }: Named) => {
    const own = triples(name);
    const shared = [...own].filter((triple) => asked.has(triple)).length;
    return (2 * shared) / (own.size + asked.size || 1);
  };
  return named
    .map((one) => ({ one, like: likeness(one) }))
    .filter(({ like }) => like >= LIKE_ENOUGH)
    .sort((a, b) => b.like - a.like)
    .map(({ one }) => one);
}

function triples(text: string): Set<string> {
  const words = fold(normalise(text)).split(/[^\p{L}\d]+/u);
  return new Set(
    words.filter(Boolean).flatMap((word) => {
      const ends = `^${word}$`;
      return Array.from({ length: Math.max(0, ends.length - 2) }, (_, at) => ends.slice(at, at + 3));
    }),
  );
}
