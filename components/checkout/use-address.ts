import { useState } from 'react';
import { ApiError } from '@/components/api';
import { usePlace } from '@/components/customer-form/use-place';
import { useForm } from '@/components/ui/use-form';
import { useQuery } from '@/components/use-query';
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
    names: ['address', 'postalCode', 'city'],
    initial: { address: '', postalCode: '', city: '' },
    id: addressFieldId,
    draft: addressDraft,
    problemOf: (name, values) => {
      const key = orderFieldError(name, values[name]);
      return key && words[key];
    },
  });
  const { values } = form;
  const postcodeUnknown = usePlace(values.postalCode, (place) => form.type('city', place));
  const [left, setLeft] = useState({ street: '', postcode: '' });
  const { data, error } = useQuery(address(left));
  const isAsked = left.street === values.address.trim() && left.postcode === values.postalCode.trim();

  return {
    ...form,
    postcodeUnknown,
    /** What the register says of the street as it stands; nothing where it knows no streets. */
    verdict: !isAsked
      ? undefined
      : error instanceof ApiError && error.status === 404
        ? ('unknown' as const)
        : data?.addresses.some(({ verified }) => verified)
          ? ('found' as const)
          : undefined,
    leave(name: AddressField) {
      form.leave(name);
      const whole = !orderFieldError('address', values.address) && isPostcode(values.postalCode);
      if (whole) setLeft({ street: values.address.trim(), postcode: values.postalCode.trim() });
    },
  };
}

export type Address = ReturnType<typeof useAddress>;
