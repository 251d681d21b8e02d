import { forgiven } from '@/lib/forms/forgiven';

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2]; // rule 10.20

/** 'NO 987654325 MVA' → the nine digits, if they pass MOD11 (rule 10.20). */
export function normaliseOrgNo(text: string): string | undefined {
  const digits = forgiven('organisationNumber', text);
  return /^\d{9}$/.test(digits) && checkDigit(digits) === Number(digits[8]) ? digits : undefined;
}

/** 'NO 987 654 325 MVA' with U+00A0 (rule 10.20). Other text is returned unchanged. */
export function formatOrgNo(text: string): string {
  const digits = normaliseOrgNo(text);
  if (!digits) return text;
  return ['NO', digits.slice(0, 3), digits.slice(3, 6), digits.slice(6), 'MVA'].join('\u00a0');
}

function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return (11 - (sum % 11)) % 11; // a remainder of 1 gives 10, which is no digit: such numbers are never issued
}
