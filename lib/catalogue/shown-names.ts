/** Rule 9.10: what the shop shows is not always what the register calls it. */
const shown: Record<string, string> = { Tekstil: 'Klær', 'Klikk & Hent': 'Ukens annonse!' };

export const shownName = (name: string): string => shown[name] ?? name;
