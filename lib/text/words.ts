/**
 * Fills `{name}` in a text. With `count` and a text of the form "one form | other form" it picks the form; the words
 * a browser needs are few, and an ICU engine there would cost 12 KB.
 */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  const [one, other] = text.split(' | ');
  const chosen = other === undefined || values.count === 1 ? (one ?? text) : other;
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
