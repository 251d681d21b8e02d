import { isEan13 } from '@/lib/catalogue/ean';
import { orderNumberIn } from '@/lib/orders/order-number';
import { singleSpaced, withoutUnseen } from '@/lib/text/typed';

export type FieldKind = keyof typeof FORGIVING;

/** Rule 5.14, on leaving and sending a field. Text that stays wrong is barely changed. */
export const forgiven = (kind: FieldKind, text: string): string => FORGIVING[kind](text);

const FORGIVING = {
  /** Sentences, passwords and choices. */
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
  orderNumber,
  organisationNumber: organisationNumberIn,
  ean: eanIn,
  /** Scanned or typed: an article's bar code, or the number of an order or a return. */
  scanned: (text: string) => {
    const code = eanIn(text);
    return isEan13(code) ? code : orderNumber(text);
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
const DASHES = /[\p{Pd}\u2212]/gu;
const ZEROS = [0x660, 0x6f0, 0x966] as const;

/** Normalises width, digits and dashes, and removes invisible characters. */
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

/** Removes punctuation copied along with the text. */
const unquoted = (text: string) => text.replace(/^[\s"'“”„‘’‚«»<(]+/, '').replace(/[\s"'“”„‘’‚«»>).,;:]+$/, '');

/** 'Tlf: (+47) 912-34-567' → '+4791234567'. */
function phoneIn(text: string): string {
  const typed = plain(text);
  const bare = typed
    .replace(/^(?:tel|tlf|mob|mobil|telefon|phone)\b[.:]*/i, '')
    .replace(/[\s\p{Pd}\u2212().[\]/·'’]|[,;:]+$/gu, '');
  if (!/^[+\d]+$/.test(bare)) return typed;
  // A form may fill in the country code a second time.
  const [prefix, ...again] = /^(?:(?:\+|00)?47)+(?=[49]\d{7}$)/.exec(bare)?.[0].match(/(?:\+|00)?47/g) ?? [];
  if (!prefix) return bare;
  const number = bare.slice(-8);
  return again.length === 0 && prefix !== '47' ? bare : `+47${number}`;
}

/** 'Kari <kari@example.no>,' → 'kari@example.no'. */
function emailIn(text: string): string {
  const typed = plain(text);
  const within = /<\s*([^<>\s]+@[^<>\s]+)\s*>/.exec(typed)?.[1] ?? typed;
  const named = unquoted(within).replace(/^(?:e-?post|e-?mail)\s*:\s*/i, '');
  const address = /^mailto:\s*([^?]*)/i.exec(named)?.[1] ?? named;
  return unquoted(address).replace(/\s*([@.])\s*/g, '$1');
}

/** 'N-8006' and '8006 Bodø' → '8006'. */
function postcodeIn(text: string): string {
  const typed = plain(text);
  const [, digits] =
    /^(?:n(?:o|or)?[\s\p{Pd}\u2212.]*)?(\d[\s.]?\d[\s.]?\d[\s.]?\d)(?:[\s,.]*|[\s,]+\p{L}.*)$/iu.exec(typed) ?? [];
  return digits?.replace(/\D/g, '') ?? typed;
}

/** '#100001' → '100001', 'Ordrenummer: AB–100001.' → 'AB-100001'. */
function orderNumber(text: string): string {
  const typed = unquoted(plain(text)).replace(DASHES, '-');
  return orderNumberIn(typed) ?? typed;
}

/** 'NO 987 654 325 MVA' → '987654325'. */
function organisationNumberIn(text: string): string {
  const typed = plain(text);
  const bare = typed.replace(/^org[\p{L}]*[\s.]*(?:nr|nummer)?[\s.:]*/iu, '').replace(/[\s\p{Pd}\u2212.,]/gu, '');
  return /^(?:NO)?(\d{9})(?:MVA)?$/i.exec(bare)?.[1] ?? typed;
}

/** 'EAN: 7 040001 234567' → '7040001234567'. */
function eanIn(text: string): string {
  const typed = plain(text);
  const bare = typed.replace(/^(?:ean|gtin|strekkode)(?:-?13)?[\s.:]+/i, '').replace(/[\s\p{Pd}\u2212.]/gu, '');
  return isEan13(bare) ? bare : typed;
}
