/** 'Vekt: 420 g' per line becomes a label and a value; a line without a colon is a value alone. */
export const factRows = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return at < 1 ? { label: '', value: line } : { label: line.slice(0, at), value: line.slice(at + 1).trim() };
    });
