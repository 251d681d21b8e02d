import { describe, expect, it } from 'vitest';
import { mailWords as words } from '@/lib/emails/mail-words';
import { fulfilmentDelivered } from '@/server/mail/emails/fulfilment-delivered';
import { fulfilmentSent } from '@/server/mail/emails/fulfilment-sent';
import type { FulfilmentWithOrder } from '@/server/mail/fulfilment-news/types';

const shop = {
  ...{ id: 3, name: 'Nordvidda Bodø', fullName: 'Bodø Fritid AS', orgNo: '987654325', address: '', postNo: '' },
  ...{ postPlace: '', email: '', phone: '', openingHours: '' },
};
const fulfilment = (over: Partial<FulfilmentWithOrder> = {}): FulfilmentWithOrder => ({
  ...{ id: 7, version: 1, orderId: 1, shopId: 3, state: 'sent', number: 'NV-100001', kind: 'order' },
  ...{
    brand: 'nordvidda',
    token: 'abc',
    buyer: { name: 'Kari', email: 'kari@example.no' },
    shop,
    more: false,
    lines: [],
  },
  method: {
    id: 'delivery',
    name: 'Hjemlevering',
    address: 'Storgata 1',
    addressLine2: '',
    zipcode: '8006',
    city: 'BODØ',
  },
  ...{ carrier: 'Posten', trackingNumber: '370', trackingUrl: 'https://sporing.posten.no/sporing/370' },
  ...over,
});
const URL = 'https://www.example.no/kvittering';
const texts = words.partSent;

describe('rule 15.28: the email about what has been sent', () => {
  it('says who carries it, under which number, and where to track it', () => {
    const { text, key } = fulfilmentSent(fulfilment(), URL);
    expect(key).toBe('part:7:sent');
    expect(text).toContain(`${texts.carrier}: Posten`);
    expect(text).toContain(`${texts.tracking}: 370`);
    expect(text).toContain(`${texts.follow}: https://sporing.posten.no/sporing/370`);
    expect(text).not.toContain(texts.untracked);
  });

  it.each([
    ['delivery', 'Sendes hjem til Storgata 1, 8006 BODØ', false],
    ['pickup_point', 'Sendes til hentestedet nærmest Storgata 1, 8006 BODØ', true],
  ])('rule 2.101: by %s it says so, and so does the email that it has come', (id, said, pickup) => {
    const sent = fulfilment({ method: { ...fulfilment().method, id, name: '' } });
    const { text } = fulfilmentSent(sent, URL);
    expect(text).toContain(`${words.order.delivery}: ${said}`);
    expect(text.includes(texts.pickup)).toBe(pickup);
    expect(fulfilmentDelivered(sent, URL).text).toContain(`${words.order.delivery}: ${said}`);
  });

  it('without a number it says so, and does not link to tracking', () => {
    const { text } = fulfilmentSent(fulfilment({ trackingNumber: '', trackingUrl: '' }), URL);
    expect(text).not.toContain(texts.follow);
    expect(text).toContain(texts.untracked);
  });
});
