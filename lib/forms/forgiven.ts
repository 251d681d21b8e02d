import { isEan13 } from '@/lib/catalogue/ean';
import { singleSpaced, withoutUnseen } from '@/lib/text/typed';

/** What a field is for: it follows what is forgiven in it. */
export type FieldKind = keyof typeof FORGIVING;

/**
 * What a field takes out of what is typed, pasted or filled in before it is judged (rule 5.14): on leaving it and on sending. What
 * is no more right afterwards than before stays as near to what was typed as it can, so that it can be put right.
 */
export const forgiven = (kind: FieldKind, text: string): string => FORGIVING[kind](text);

const FORGIVING = {
  /** Sentences, passwords and choices: every letter is meant. */
  asTyped: (text: string) => text,
  date: (text: string) => text,
  line: (text: string) => singleSpaced(withoutUnseen(text)),
  code: (text: string) => plain(text).replace(DASHES, '-'),
  phone: phoneIn,
  email: emailIn,
  login: (text: string) => (/[@＠]/.test(text) ? emailIn(text) : phoneIn(text)),
  postcode: postcodeIn,
  place: (text: string) => {
    const postcode = postcodeIn(text);
    return /^\d{4}$/.test(postcode) ? postcode : plain(text).replace(/[\s,]+(?:norge|noreg|norway)$/i, '');
  },
  promoCode: (text: string) => unquoted(plain(text)).replace(DASHES, '-').replace(BLANKS, '').toUpperCase(),
  orderNumber: orderNumberIn,
  organisationNumber: organisationNumberIn,
  ean: eanIn,
  /** What a till's scanner types, or a hand: an article's bar code, or the number of an order or a return. */
  scanned: (text: string) => {
    const code = eanIn(text);
    return isEan13(code) ? code : orderNumberIn(text);
  },
  parcel: (text: string) => plain(text).replace(BLANKS, '').toUpperCase(),
  amount: (text: string) =>
    plain(text)
      .replace(/^(?:kr|nok)\.?\s*/i, '')
      .replace(/\s*(?:,[-–—−]+|kr\.?|nok|kroner)$/i, '')
      .replace(/(?<=\d)[\s'’](?=\d)/g, '')
      // '1.000': three digits after a full stop are thousands.
      .replace(/(?<=\d)\.(?=\d{3}(?:\D|$))/g, ''),
} as const satisfies Record<string, (text: string) => string>;

const BLANKS = /\s+/g;
/** Hyphens as keyboards and word processors write them, the minus among them. */
const DASHES = /[\p{Pd}\u2212]/gu;
const ZEROS = [0x660, 0x6f0, 0x966] as const;

/** In one width, with digits as a Norwegian writes them, and nothing that is not seen. */
function plain(text: string): string {
  return withoutUnseen(text)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.findLast((first) => first <= code) ?? code;
      return String(code - zero);
    })
    .replace(BLANKS, ' ')
    .trim();
}

/** Without what a text that was copied brings along from around it. */
const unquoted = (text: string) => text.replace(/^[\s"'“”„‘’‚«»<(]+/, '').replace(/[\s"'“”„‘’‚«»>).,;:]+$/, '');

/** '+4791234567' out of '(+47) 912 34 567', '4791234567' and 'Tlf: 912-34-567'. */
function phoneIn(text: string): string {
  const typed = plain(text);
  const bare = typed
    .replace(/^(?:tel|tlf|mob|mobil|telefon|phone)\b[.:]*/i, '')
    .replace(/[\s\p{Pd}\u2212().[\]/·'’]|[,;:]+$/gu, '');
  if (!/^[+\d]+$/.test(bare)) return typed;
  // The country's number, once or twice, as a page may write it before what it fills in.
  const [prefix, ...again] = /^(?:(?:\+|00)?47)+(?=[49]\d{7}$)/.exec(bare)?.[0].match(/(?:\+|00)?47/g) ?? [];
  if (!prefix) return bare;
  const number = bare.slice(-8);
  return again.length === 0 && prefix !== '47' ? bare : `+47${number}`;
}

/** 'kari@example.no' out of 'Kari <kari@example.no>,' and 'mailto:kari@example.no?subject=Hei'. */
function emailIn(text: string): string {
  const typed = plain(text);
  const within = /<\s*([^<>\s]+@[^<>\s]+)\s*>/.exec(typed)?.[1] ?? typed;
  const named = unquoted(within).replace(/^(?:e-?post|e-?mail)\s*:\s*/i, '');
  const address = /^mailto:\s*([^?]*)/i.exec(named)?.[1] ?? named;
  return unquoted(address).replace(/\s*([@.])\s*/g, '$1');
}

/** '8006' out of 'N-8006', ' 80 06' and '8006 Bodø'. */
function postcodeIn(text: string): string {
  const typed = plain(text);
  const [, digits] =
    /^(?:n(?:o|or)?[\s\p{Pd}\u2212.]*)?(\d[\s.]?\d[\s.]?\d[\s.]?\d)(?:[\s,.]*|[\s,]+\p{L}.*)$/iu.exec(typed) ?? [];
  return digits?.replace(/\D/g, '') ?? typed;
}

const ORDER =
  /^(?:(?:ordre|order|bestilling|reservasjon|kj[øo]p)\p{L}*[\s.:]*)?(?:(?:nummer|number|nr|no)[\s.:]*)?#?\s*(?:nv)?[\s-]*(\d[\s\d]*)$/iu;

/** 'NV-100001' out of 'nv 100 001', '#100001' and 'Ordrenummer: NV–100001.'. */
function orderNumberIn(text: string): string {
  const typed = unquoted(plain(text)).replace(DASHES, '-');
  const digits = ORDER.exec(typed)?.[1]?.replace(BLANKS, '');
  return digits && digits.length <= 9 ? `NV-${digits}` : typed;
}

/** '987654325' out of 'NO 987 654 325 MVA' and 'Org.nr. 987.654.325'. */
function organisationNumberIn(text: string): string {
  const typed = plain(text);
  const bare = typed.replace(/^org[\p{L}]*[\s.]*(?:nr|nummer)?[\s.:]*/iu, '').replace(/[\s\p{Pd}\u2212.,]/gu, '');
  return /^(?:NO)?(\d{9})(?:MVA)?$/i.exec(bare)?.[1] ?? typed;
}

/** An article's thirteen digits, out of '7 040001 234567' and 'EAN: 7040001234567'. */
function eanIn(text: string): string {
  const typed = plain(text);
  const bare = typed.replace(/^(?:ean|gtin|strekkode)(?:-?13)?[\s.:]+/i, '').replace(/[\s\p{Pd}\u2212.]/gu, '');
  return isEan13(bare) ? bare : typed;
}
