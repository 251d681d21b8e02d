import { WEB_SHOP_ID } from './shops';

/** `id`, name, price in øre, in the order the checkout shows them. */
export const shippingMethods = [
  {
    id: 'collect',
    name: 'Hent i butikk',
    description: 'Varene legges klare i butikken du velger. Du får beskjed når de kan hentes.',
    price: 0,
    position: 1,
  },
  {
    id: 'pickup_point',
    name: 'Hentested',
    description: 'Pakken sendes til et hentested nær deg. Vanligvis 2–5 virkedager.',
    price: 9900,
    position: 2,
  },
  {
    id: 'delivery',
    name: 'Hjemlevering',
    description: 'Levert på døren på kveldstid. Du får melding med tidspunkt.',
    price: 19900,
    position: 3,
  },
];

const perBrand: Record<string, Record<string, unknown>> = {
  nordvidda: {
    chainName: 'Nordvidda Norge AS',
    customerServiceEmail: 'kundeservice@nordvidda.example',
    customerServicePhone: '63001000',
    orgNo: '314159268',
    address: 'Lagerveien 20, 2067 Jessheim',
    genderMenu: [2, 1, 4, 11, 10],
    social: {
      facebook: 'https://www.facebook.com/nordvidda.example',
      instagram: 'https://www.instagram.com/nordvidda.example',
    },
    availableShopId: WEB_SHOP_ID,
  },
  heldre: {
    chainName: 'Heldre AS',
    customerServiceEmail: 'hei@heldre.example',
    customerServicePhone: '77001000',
    orgNo: '311223348',
    address: 'Kystveien 71, 9008 Tromsø',
    genderMenu: [2, 1, 10],
    social: { instagram: 'https://www.instagram.com/heldre.example' },
    availableShopId: WEB_SHOP_ID,
  },
};

export const settings = Object.entries(perBrand).flatMap(([brand, values]) =>
  Object.entries(values).map(([key, value]) => ({ brand, key, value })),
);
