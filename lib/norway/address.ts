/** A street address taken apart; `letter` is upper case, or '' without one. */
export type StreetAddress = { readonly street: string; readonly number: number; readonly letter: string };

/** Why an address was not found: the code and the words of rule 5.3. */
export type AddressNotFound = { readonly code: 'ADDRESS_NOT_FOUND'; readonly message: string };

/** Rule 5.3: no house number was given, and the address must be 'street housenumber'. */
export const NO_HOUSE_NUMBER: AddressNotFound = {
  code: 'ADDRESS_NOT_FOUND',
  message: 'Ingen husnummer oppgitt. Adressen må være på formen «gate husnummer».',
};

/** Rule 5.3: a look-up without results. The spelling is the rule's. */
export const NO_ADDRESSES: AddressNotFound = { code: 'ADDRESS_NOT_FOUND', message: 'Ingen addresser funnet' };

const LETTER = /[A-Za-zÆØÅæøå]/;

/** The end without what `ending` matches, walked backwards: a pattern such as /\s+$/ is tried from every blank. */
function endBefore(text: string, end: number, ending: RegExp): number {
  let at = end;
  while (at > 0 && ending.test(text.charAt(at - 1))) at--;
  return at;
}

/** 'Karl Johans gate 22B' → street, number, letter, or why a look-up cannot be made (rule 5.2, rule 5.3). */
export function parseAddress(text: string): StreetAddress | AddressNotFound {
  // Trailing digits with an optional letter are the house number, the rest is the street.
  const whole = text.trim();
  const letter = LETTER.test(whole.slice(-1)) ? whole.slice(-1) : '';
  const numberEnd = endBefore(whole, whole.length - letter.length, /\s/);
  const numberStart = endBefore(whole, numberEnd, /\d/);
  if (numberStart === numberEnd) return NO_HOUSE_NUMBER;
  const street = whole.slice(0, endBefore(whole, numberStart, /[\s,]/));
  if (street === '') return NO_ADDRESSES; // a house number without a street is nowhere
  return { street, number: Number(whole.slice(numberStart, numberEnd)), letter: letter.toUpperCase() };
}

/** What of an address a register of streets can know ('Storgata 5B' of 'Storgata 5B, 3. etg'); undefined where it has no house number. */
export function registered(text: string): string | undefined {
  const [first = ''] = text.split(/[,(]/);
  const street = first.trim();
  return isAddressNotFound(parseAddress(street)) ? undefined : street;
}

/** True for the answer of `parseAddress` that cannot be looked up. */
export function isAddressNotFound(answer: StreetAddress | AddressNotFound): answer is AddressNotFound {
  return 'code' in answer;
}

/** 'Karl Johans gate 22B', as Kartverket writes it. */
export function formatAddress({ street, number, letter }: StreetAddress): string {
  return `${street} ${number}${letter}`;
}
