import { describe, expect, it } from 'vitest';
import { mailWords as words } from '@/lib/letters/mail-words';
import { deliveredLetter, type PartToTell, sentLetter } from '@/lib/letters/part-letters';

const part = (over: Partial<PartToTell> = {}): PartToTell => ({
  ...{ number: 'NV-100001', paid: true, buyer: { name: 'Kari', email: 'kari@example.no' }, shop: 'Nordvidda Bodø' },
  seller: { name: 'Bodø Fritid AS', orgNo: '', address: '', postNo: '', postPlace: '', email: '', phone: '' },
  way: { id: 'delivery', name: 'Hjemlevering', place: 'Storgata 1, 8006 BODØ' },
  ...{ more: false, carrier: 'Posten', trackingNumber: '370', trackingUrl: 'https://sporing.posten.no/sporing/370' },
  ...{ lines: [], url: 'https://www.example.no/kvittering' },
  ...over,
});
const texts = words.partSent;

describe('rule 15.28: the letter about what has been sent', () => {
  it('says who carries it, under which number, and where it is followed', () => {
    const { facts, other, closing } = sentLetter(part(), words).letter;
    expect(facts).toContainEqual([texts.carrier, 'Posten']);
    expect(facts).toContainEqual([texts.tracking, '370']);
    expect(other).toEqual([texts.follow, 'https://sporing.posten.no/sporing/370']);
    expect(closing).not.toContain(texts.untracked);
  });

  it.each([
    ['delivery', 'Sendes hjem til Storgata 1, 8006 BODØ', []],
    ['pickup_point', 'Sendes til hentestedet nærmest Storgata 1, 8006 BODØ', [texts.pickup]],
  ])('rule 2.101: by %s it says so, and so does the letter that it has come', (id, said, closing) => {
    const sent = part({ way: { id, name: '', place: 'Storgata 1, 8006 BODØ' } });
    expect(sentLetter(sent, words).letter.facts).toContainEqual([words.order.delivery, said]);
    expect(sentLetter(sent, words).letter.closing).toEqual(closing);
    expect(deliveredLetter(sent, words).letter.facts).toContainEqual([words.order.delivery, said]);
  });

  it('without a number it says so, and names no place to follow it', () => {
    const { other, closing } = sentLetter(part({ trackingNumber: '', trackingUrl: '' }), words).letter;
    expect(other).toBeUndefined();
    expect(closing).toEqual([texts.untracked]);
  });
});
