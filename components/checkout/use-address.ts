import { useState } from 'react';
import { ApiError } from '@/components/api';
import { usePlace } from '@/components/customer-form/use-place';
import { useForm } from '@/components/ui/use-form';
import { useQuery } from '@/components/use-query';
import { registered } from '@/lib/norway/address';
import { isPostcode } from '@/lib/norway/postcode';
import { orderFieldError } from '@/lib/orders/order-form';
import words from '@/messages/fields.nb.json';
import { address } from './queries';
import { type AddressForm, addressDraft } from './store';

export type AddressField = keyof AddressForm;

export const addressFieldId = (name: AddressField) => `address-${name}`;

/** Where the goods are sent. A postcode brings its place; the street is looked up once it has been left. */
export function useAddress() {
  const form = useForm<AddressForm>({
    names: ['address', 'addressLine2', 'postalCode', 'city'],
    initial: { address: '', addressLine2: '', postalCode: '', city: '' },
    kinds: { address: 'line', addressLine2: 'line', postalCode: 'postcode', city: 'line' },
    id: addressFieldId,
    draft: addressDraft,
    problemOf: (name, values) => {
      const key = orderFieldError(name, values[name]);
      return key && words[key];
    },
  });
  const { values, meant } = form;
  const postcodeUnknown = usePlace(values.postalCode, (place) => form.type('city', place));
  const [done, setDone] = useState(false);
  const [left, setLeft] = useState({ street: '', postcode: '' });
  const { data, error } = useQuery(address(left));
  const street = orderFieldError('address', meant.address) ? undefined : registered(meant.address);
  const isAsked = left.street === street && left.postcode === meant.postalCode;

  return {
    ...form,
    postcodeUnknown,
    /** The register's verdict on the street; undefined where it lists no streets. It never stops an order (rule 5.2). */
    verdict: !isAsked
      ? done && meant.address !== '' && !/\d/.test(meant.address)
        ? ('numberless' as const)
        : undefined
      : error instanceof ApiError && error.status === 404
        ? ('unknown' as const)
        : data?.addresses.some(({ verified }) => verified)
          ? ('found' as const)
          : undefined,
    leave(name: AddressField) {
      form.leave(name);
      setDone(done || name === 'address');
      if (street && isPostcode(meant.postalCode)) setLeft({ street, postcode: meant.postalCode });
    },
  };
}

export type Address = ReturnType<typeof useAddress>;
