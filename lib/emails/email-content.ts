/** Label and amount; the total is what the eye looks for. */
export type LetterSum = [label: string, amount: string, weight?: 'total'];

/** A mail before it is text and HTML: one content, two forms. */
export interface Letter {
  title: string;
  paragraphs: string[];
  /** Label and value; one without a value is left out. */
  facts: [string, string][];
  /** One with an EAN is shown with its picture. */
  lines: { ean?: string; name: string; detail: string; count: string; sum: string }[];
  sums: LetterSum[];
  closing: string[];
  /** A form to copy, print or answer with; a line without a value waits for one. */
  form?: { title: string; lead: string; lines: [string, string][]; link: [string, string] };
  /** What goods are handed over for: a QR code of `text`; `say` says what to do with it, or without it. */
  pass?: { text: string; label: string; say: string };
  /** What there is to do, as the one button. */
  link: [string, string];
  /** A second link, less important. */
  other?: [string, string];
  /** Of what its reader has asked for: the link that ends it, for mail programs too (rule 17.11). Looked at, it only asks. */
  stop?: [string, string];
  footer: string[];
}
