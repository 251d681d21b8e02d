/** `letter` is upper case, or ''. */
export type StreetAddress = { readonly street: string; readonly number: number; readonly letter: string };

/** Rule 5.3. */
export type AddressNotFound = { readonly code: 'ADDRESS_NOT_FOUND'; readonly message: string };

export const NO_HOUSE_NUMBER: AddressNotFound = {
  code: 'ADDRESS_NOT_FOUND',
  message: 'Ingen husnummer oppgitt. Adressen må være på formen «gate husnummer».',
};

/** The spelling is rule 5.3's. */
export const NO_ADDRESSES: AddressNotFound = { code: 'ADDRESS_NOT_FOUND', message: 'Ingen addresser funnet' };

const LETTER = /[A-Za-zÆØÅæøå]/;

/** Removes matches of `ending` by walking backwards: /\s+$/ would be tried from every blank. */
function endBefore(text: string, end: number, ending: RegExp): number {
  let at = end;
  while (at > 0 && ending.test(text.charAt(at - 1))) at--;
  return at;
}

/** 'Karl Johans gate 22B' → street, number, letter (rule 5.2, rule 5.3). */
export function parseAddress(text: string): StreetAddress | AddressNotFound {
  const whole = text.trim();
  const letter = LETTER.test(whole.slice(-1)) ? whole.slice(-1) : '';
  const numberEnd = endBefore(whole, whole.length - letter.length, /\s/);
  const numberStart = endBefore(whole, numberEnd, /\d/);
  if (numberStart === numberEnd) return NO_HOUSE_NUMBER;
  const street = whole.slice(0, endBefore(whole, numberStart, /[\s,]/));
  if (street === '') return NO_ADDRESSES; // a house number without a street is nowhere
  return { street, number: Number(whole.slice(numberStart, numberEnd)), letter: letter.toUpperCase() };
}

/** 'Storgata 5B, 3. etg' → 'Storgata 5B', which a street register can know; undefined without a number. */
export function registered(text: string): string | undefined {
  const [first = ''] = text.split(/[,(]/);
  const street = first.trim();
  return isAddressNotFound(parseAddress(street)) ? undefined : street;
}

export function isAddressNotFound(answer: StreetAddress | AddressNotFound): answer is AddressNotFound {
  return 'code' in answer;
}

export function formatAddress({ street, number, letter }: StreetAddress): string {
  return `${street} ${number}${letter}`;
}
