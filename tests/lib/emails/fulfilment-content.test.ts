import { describe, expect, it } from 'vitest';
import { deliveredContent, type FulfilmentFacts, sentContent } from '@/lib/emails/fulfilment-content';
import { mailWords as words } from '@/lib/emails/mail-words';

const part = (over: Partial<FulfilmentFacts> = {}): FulfilmentFacts => ({
  ...{ number: 'NV-100001', paid: true, buyer: { name: 'Kari', email: 'kari@example.no' }, shop: 'Nordvidda Bodø' },
  seller: { name: 'Bodø Fritid AS', orgNo: '', address: '', postNo: '', postPlace: '', email: '', phone: '' },
  way: { id: 'delivery', name: 'Hjemlevering', place: 'Storgata 1, 8006 BODØ' },
  ...{ more: false, carrier: 'Posten', trackingNumber: '370', trackingUrl: 'https://sporing.posten.no/sporing/370' },
  ...{ lines: [], url: 'https://www.example.no/kvittering' },
  ...over,
});
const texts = words.partSent;

describe('rule 15.28: the content about what has been sent', () => {
  it('says who carries it, under which number, and where it is followed', () => {
    const { facts, other, closing } = sentContent(part(), words).content;
    expect(facts).toContainEqual([texts.carrier, 'Posten']);
    expect(facts).toContainEqual([texts.tracking, '370']);
    expect(other).toEqual([texts.follow, 'https://sporing.posten.no/sporing/370']);
    expect(closing).not.toContain(texts.untracked);
  });

  it.each([
    ['delivery', 'Sendes hjem til Storgata 1, 8006 BODØ', []],
    ['pickup_point', 'Sendes til hentestedet nærmest Storgata 1, 8006 BODØ', [texts.pickup]],
  ])('rule 2.101: by %s it says so, and so does the content that it has come', (id, said, closing) => {
    const sent = part({ way: { id, name: '', place: 'Storgata 1, 8006 BODØ' } });
    expect(sentContent(sent, words).content.facts).toContainEqual([words.order.delivery, said]);
    expect(sentContent(sent, words).content.closing).toEqual(closing);
    expect(deliveredContent(sent, words).content.facts).toContainEqual([words.order.delivery, said]);
  });

  it('without a number it says so, and names no place to follow it', () => {
    const { other, closing } = sentContent(part({ trackingNumber: '', trackingUrl: '' }), words).content;
    expect(other).toBeUndefined();
    expect(closing).toEqual([texts.untracked]);
  });
});
