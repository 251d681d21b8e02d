import { formatPhone, isPhone } from './phone';

const digitsOf = (phone: string) => phone.replace(/^\s*(\+47|0047)/, '').replace(/\s/g, '');

/** '63 00 10 00': a line into a building is written in pairs, a mobile number as lib/norway/phone writes it. */
export function phoneText(phone: string): string {
  if (isPhone(phone)) return formatPhone(phone);
  const digits = digitsOf(phone);
  return /^\d{8}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1\u00a0') : phone;
}

/** '+4763001000', as the world dials it. */
export const worldPhone = (phone: string) => `+47${digitsOf(phone)}`;

export const phoneHref = (phone: string) => `tel:${worldPhone(phone)}`;
