import { receiptPath } from '@/lib/routes/paths';

/** A pass holds the receipt's address (rule 2.38), with the number that an offline counter knows. */
export const passOfReceipt = (receipt: string, number: string): string => `${receipt}?nr=${number}`;

export const passAddress = (site: string, { token, number }: { token: string; number: string }): string =>
  passOfReceipt(`${site}${receiptPath(token)}`, number);

export const numberInPass = (code: string): string | undefined => /[?&]nr=(NV-\d{1,9})\b/i.exec(code)?.[1];
