import { describe, expect, it } from 'vitest';
import { type PartToTell, sentLetter } from '@/lib/letters/part-letters';
import words from '@/messages/mail.nb.json' with { type: 'json' };

const part = (over: Partial<PartToTell> = {}): PartToTell => ({
  ...{ number: 'NV-100001', paid: true, buyer: { name: 'Kari', email: 'kari@example.no' }, shop: 'Nordvidda Bodø' },
  seller: { name: 'Bodø Fritid AS', orgNo: '', address: '', postNo: '', postPlace: '', email: '', phone: '' },
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

  it('without a number it says so, and names no place to follow it', () => {
    const { other, closing } = sentLetter(part({ trackingNumber: '', trackingUrl: '' }), words).letter;
    expect(other).toBeUndefined();
    expect(closing).toEqual([texts.untracked]);
  });
});
