export const ROWS_PER_PAGE = 10;

export const lastPage = (total: number) => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));

/** What VAT is of the net amount, in percent with one decimal: 25 for goods of the ordinary rate alone. */
export const vatPercentage = (total: number, vat: number) =>
  total > vat ? Math.round((vat / (total - vat)) * 1000) / 10 : 0;
