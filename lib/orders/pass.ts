import { receiptPath } from '@/lib/routes/paths';

/** What a pass holds (rule 2.38): the address of the receipt, with the number that a counter without a net knows it by. */
export const passOfReceipt = (receipt: string, number: string): string => `${receipt}?nr=${number}`;

export const passAddress = (site: string, { token, number }: { token: string; number: string }): string =>
  passOfReceipt(`${site}${receiptPath(token)}`, number);

/** The order's number in what a pass holds; undefined where it has none. */
export const numberInPass = (code: string): string | undefined => /[?&]nr=(NV-\d{1,9})\b/i.exec(code)?.[1];
