export type EmailSum = [label: string, amount: string, weight?: 'total'];

export interface EmailContent {
  title: string;
  paragraphs: string[];
  /** Label and value; empty values are left out. */
  details?: [string, string][];
  /** A line with an EAN has its picture. */
  lines?: { ean?: string; name: string; detail: string; count: string; sum: string }[];
  sums?: EmailSum[];
  closing?: string[];
  /** A form to copy, print or answer with; a line without a value is blank. */
  form?: { title: string; lead: string; lines: [string, string][]; link: [string, string] };
  /** A QR code of `text` for the counter; `say` explains it. */
  pass?: { text: string; label: string; say: string };
  link: [string, string];
  other?: [string, string];
  /** The link that ends a subscription, for mail programs too (rule 17.11). Opening it only asks. */
  stop?: [string, string];
  footer: string[];
}
