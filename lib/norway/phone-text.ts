import { formatPhone, isPhone } from './phone';

const digitsOf = (phone: string) => phone.replace(/^\s*(\+47|0047)/, '').replace(/\s/g, '');

/** Landlines are written in pairs: '63 00 10 00'. */
export function phoneText(phone: string): string {
  if (isPhone(phone)) return formatPhone(phone);
  const digits = digitsOf(phone);
  return /^\d{8}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1\u00a0') : phone;
}

export const worldPhone = (phone: string) => `+47${digitsOf(phone)}`;

export const phoneHref = (phone: string) => `tel:${worldPhone(phone)}`;
