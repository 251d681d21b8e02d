import { receiptPath } from '@/lib/routes/paths';
import { ORDER_NUMBER } from './order-number';

/** A pass holds the receipt's address (rule 2.38), with the number that an offline counter knows. */
export const passOfReceipt = (receipt: string, number: string): string => `${receipt}?nr=${number}`;

export const passAddress = (site: string, { token, number }: { token: string; number: string }): string =>
  passOfReceipt(`${site}${receiptPath(token)}`, number);

const IN_PASS = new RegExp(`[?&]nr=(${ORDER_NUMBER})\\b`, 'i');

export const numberInPass = (code: string): string | undefined => IN_PASS.exec(code)?.[1];
