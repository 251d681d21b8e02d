import { expect, test } from 'vitest';
import { setCount } from '@/lib/cart/cart';
import { toOrderPayload } from '@/lib/cart/order-payload';
import { OrderPayload } from '@/lib/contracts/orders';
import { BOOTS, cartOf, item, JACKET } from './support';

const cart = setCount(cartOf(item(JACKET, { campaignArticleId: 77 }), item(BOOTS)), JACKET, 2);
const form = {
  name: ' Kari  Nordmann ',
  phone: '+47 91234567',
  email: ' Kari@Eksempel.no',
  delivery: true,
  address: 'Storgata 1',
  addressLine2: '',
  postalCode: '0155',
  city: 'Oslo',
  shopId: 2,
};
const wanted = {
  CustomerName: 'Kari Nordmann',
  Email: 'kari@eksempel.no',
  Phone: '91234567',
  Delivery: true,
  Address: 'Storgata 1',
  PostalCode: '0155',
  City: 'Oslo',
  ShopID: 2,
  shipping_method_id: 'delivery',
  items: [
    { EanNo: JACKET, Count: 2, CampaignArticleID: 77 },
    { EanNo: BOOTS, Count: 1, CampaignArticleID: null },
  ],
};

test('rule 3.9: the outgoing order has exactly these names', () => {
  expect(toOrderPayload(cart, form)).toStrictEqual(wanted);
});

test('the server accepts it as it is', () => {
  expect(OrderPayload.parse(toOrderPayload(cart, form))).toEqual(wanted);
});

test('rule 3.9: with the code behind its discount and how it is paid, where there are any', () => {
  expect(toOrderPayload(cart, { ...form, promoCode: 'TUR', payment: 'card' })).toStrictEqual({
    ...{ ...wanted, PromoCode: 'TUR', Payment: 'card' },
  });
  expect(toOrderPayload(cart, { ...form, promoCode: '' })).toStrictEqual(wanted);
});

test('rule 3.9: with what stands beneath the street, where something does', () => {
  expect(toOrderPayload(cart, { ...form, addressLine2: ' c/o  Hansen ' })).toStrictEqual({
    ...{ ...wanted, AddressLine2: 'c/o Hansen' },
  });
});

test('without delivery no address is sent', () => {
  const collected = { ...cart, selectedShipping: { id: 'collect', price: 0 } };
  expect(toOrderPayload(collected, { ...form, addressLine2: 'c/o Hansen', delivery: false })).toStrictEqual({
    ...wanted,
    Delivery: false,
    Address: '',
    PostalCode: '',
    City: '',
    shipping_method_id: 'collect',
  });
});
