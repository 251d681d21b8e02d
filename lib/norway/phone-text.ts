import { formatPhone, isPhone } from './phone';

const NORWAY = '+47';

/** '+4763001000'; a number without a country is Norwegian. */
export function worldPhone(phone: string): string {
  const dialled = phone
    .trim()
    .replace(/^00/, '+')
    .replace(/[^\d+]/g, '');
  if (dialled.startsWith('+')) return dialled;
  return /^47\d{8}$/.test(dialled) ? `+${dialled}` : `${NORWAY}${dialled}`;
}

/** Landlines are written in pairs: '63 00 10 00'. A number of another country stays as it is written. */
export function phoneText(phone: string): string {
  if (isPhone(phone)) return formatPhone(phone);
  const digits = worldPhone(phone).slice(NORWAY.length);
  const isNorwegian = worldPhone(phone).startsWith(NORWAY) && /^\d{8}$/.test(digits);
  if (!isNorwegian) return phone;
  return isPhone(digits) ? formatPhone(digits) : digits.replace(/(\d\d)(?=\d)/g, '$1\u00a0');
}

export const phoneHref = (phone: string) => `tel:${worldPhone(phone)}`;
