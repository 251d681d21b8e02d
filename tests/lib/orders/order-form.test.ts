import { describe, expect, it } from 'vitest';
import {
  type OrderForm,
  type OrderFormField,
  orderFieldError,
  orderFormErrors,
  tidyOrderForm,
} from '@/lib/orders/order-form';

const form = (over: Partial<OrderForm> = {}): OrderForm => ({
  name: 'Kari Nordmann',
  phone: '91234567',
  email: 'kari@example.no',
  delivery: false,
  address: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  ...over,
});
const delivered = (over: Partial<OrderForm> = {}) =>
  form({ delivery: true, address: 'Storgata 1B', postalCode: '0155', city: 'Oslo', ...over });

describe('rule 5.4: what the form accepts', () => {
  const cases: [OrderFormField, string, string | undefined][] = [
    ['name', 'Kari', undefined],
    ['name', 'Åse-Lill Ørjavik d.y.', undefined],
    ['name', '', 'name_required'],
    ['name', ' \t\n ', 'name_required'],
    ['name', 'Kari\u0000', 'invalid'],
    ['name', 'Kari\u0007', 'invalid'],
    ['name', 'Kari, se t.me/vinn', 'name_link'],
    ['name', 'Kari evil.studio', 'name_link'],
    ['name', 'x'.repeat(200), undefined],
    ['name', 'x'.repeat(201), 'invalid'],
    ['phone', '', 'phone_required'],
    ['phone', '91234567', undefined],
    ['phone', '41234567', undefined],
    ['phone', '+4791234567', undefined],
    ['phone', '+47 91234567', undefined],
    ['phone', '0047 91234567', undefined],
    ['phone', '  91234567  ', undefined],
    ['phone', '+47  91234567', 'phone_invalid'],
    ['phone', '21234567', 'phone_invalid'],
    ['phone', '9123456', 'phone_invalid'],
    ['phone', '912345678', 'phone_invalid'],
    ['phone', '+4691234567', 'phone_invalid'],
    ['phone', 'ring meg', 'phone_invalid'],
    ['email', '', 'email_required'],
    ['email', 'kari@example.no', undefined],
    ['email', ' kari@example.no ', undefined],
    ['email', 'kari@blåbær.no', undefined],
    ['email', 'kari@example', 'email_invalid'],
    ['email', 'kari example.no', 'email_invalid'],
    ['email', 'kari@example.no\r\nBcc: x@y.no', 'email_invalid'],
    ['email', 'ka\u0000ri@example.no', 'invalid'],
    ['address', '', 'address_required'],
    ['address', 'Storgata', undefined],
    ['address', 'Storgata 5B, 3. etg', undefined],
    ['address', 'Storgata 5B, oppgang C', undefined],
    ['address', 'Storgata 5 (bakgården)', undefined],
    ['address', 'Postboks 123 Sentrum', undefined],
    ['address', 'Øvre Gård', undefined],
    ['address', 'c/o Hansen, Storgata 5', undefined],
    ['address', 'Storgata 5 H0203', undefined],
    ['address', 'Storgata 5-7', undefined],
    ['address', 'Gnr. 12 bnr. 4', undefined],
    ['address', 'Hytte 7 v/ Finsevatnet', undefined],
    ['addressLine2', '', undefined],
    ['addressLine2', 'c/o Hansen', undefined],
    ['addressLine2', 'H0203', undefined],
    ['addressLine2', '3. etg. t.v.', undefined],
    ['addressLine2', 'se evil.studio', 'address_link'],
    ['addressLine2', 'x'.repeat(101), 'invalid'],
    ['address', 'Storgata 12 b', undefined],
    ['address', 'Vinn evil.studio 2', 'address_link'],
    ['address', 'St.Olavs gate 35', undefined],
    ['city', 'Se evil.studio', 'city_link'],
    ['postalCode', '', 'postal_code_required'],
    ['postalCode', '155', 'postal_code_invalid'],
    ['postalCode', '0155', undefined],
    ['postalCode', '8099', 'postal_code_not_sent'],
    ['postalCode', '9170', 'postal_code_not_sent'],
    ['postalCode', '9171', 'postal_code_not_sent'],
    ['postalCode', ' 9173 ', 'postal_code_not_sent'],
    ['postalCode', '9174', 'postal_code_not_sent'],
    ['postalCode', '9175', 'postal_code_not_sent'],
    ['postalCode', '9176', 'postal_code_not_sent'],
    ['postalCode', '9178', 'postal_code_not_sent'],
    ['postalCode', '9179', 'postal_code_not_sent'],
    ['postalCode', '8098', undefined],
    ['postalCode', '8100', undefined],
    ['postalCode', '9169', undefined],
    ['postalCode', '9180', undefined],
    ['postalCode', '9016', undefined],
    ['city', '', 'city_required'],
    ['city', 'Oslo', undefined],
  ];
  it.each(cases)('%s %j → %s', (field, value, message) => expect(orderFieldError(field, value)).toBe(message));
});

it('rule 15.31: nothing is sent to Svalbard and Jan Mayen, and who collects on the mainland may live there', () => {
  const there = { address: 'Vei 500 1', postalCode: '9171', city: 'LONGYEARBYEN' };
  expect(orderFormErrors(delivered(there))).toEqual({ postalCode: ['postal_code_not_sent'] });
  expect(orderFormErrors(form(there))).toEqual({});
});

describe('the whole form', () => {
  it('is right, with and without delivery', () => {
    expect(orderFormErrors(form())).toEqual({});
    expect(orderFormErrors(delivered())).toEqual({});
  });

  it('names every empty field in the order of the form, the address only when something is delivered', () => {
    const empty = { name: '', phone: '', email: '', address: '', addressLine2: '', postalCode: '', city: '' };
    expect(orderFormErrors({ ...empty, delivery: false })).toEqual({
      name: ['name_required'],
      phone: ['phone_required'],
      email: ['email_required'],
    });
    expect(Object.keys(orderFormErrors({ ...empty, delivery: true }))).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'postalCode',
      'city',
    ]);
  });

  it('is stored tidy, and an address nobody asked for is not stored', () => {
    expect(
      tidyOrderForm(
        form({ name: ' Kari \n Nordmann ', phone: '+47 91234567', email: ' Kari@Example.no ', address: 'Storgata 1' }),
      ),
    ).toEqual(form());
    expect(tidyOrderForm(delivered({ address: ' Storgata  1B ', addressLine2: ' c/o  Hansen ' }))).toEqual(
      delivered({ addressLine2: 'c/o Hansen' }),
    );
    expect(tidyOrderForm(form({ addressLine2: 'c/o Hansen' }))).toEqual(form());
  });
});
