import { addDays } from '@/lib/dates/dates';

/** Fixed amounts in øre, fractions in ten-thousandths. */
export const promoCodeRows = (now: Date) =>
  (
    [
      ['TUR100', '100 kroner til tur', -60, 300, true, 10000],
      ['VINTER15', '15 prosent på vinteren', -20, 60, false, 1500],
      ['VELKOMMEN', '10 prosent på alle varer', -200, 400, false, 1000],
      ['HEIHEI50', '50 kroner', -30, 90, true, 5000],
      ['SOMMER25', 'Sommerens 25 prosent', -150, -70, false, 2500],
      ['SKARE200', '200 kroner på skareføre', 90, 150, true, 20000],
    ] as const
  ).map(([code, name, from, to, fixed, amount], i) => ({
    id: i + 1,
    code,
    name,
    validFrom: addDays(now, from).toISOString(),
    validTo: addDays(now, to).toISOString(),
    fixed,
    amount,
    type: 'code',
  }));
