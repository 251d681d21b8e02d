import { describe, expect, it } from 'vitest';
import { type FieldKind, forgiven } from '@/lib/forms/forgiven';
import { normalisePhone } from '@/lib/norway/phone';
import { isPostcode } from '@/lib/norway/postcode';
import { isEmail } from '@/lib/text/emails';

describe('rule 5.14: what a field forgives', () => {
  const phones: [typed: string, shown: string][] = [
    ['91234567', '91234567'],
    ['912 34 567', '91234567'],
    ['912\u00a034\u00a0567', '91234567'],
    ['912\u202f34\u2009567', '91234567'],
    ['91 23 45 67', '91234567'],
    ['912-34-567', '91234567'],
    ['912–34−567', '91234567'],
    ['912.34.567', '91234567'],
    ['912/34/567', '91234567'],
    ['+47 912 34 567', '+4791234567'],
    ['+47\u00a0912\u00a034\u00a0567', '+4791234567'],
    ['(+47) 91234567', '+4791234567'],
    ['[+47] 912 34 567', '+4791234567'],
    ['+ 47 91 23 45 67', '+4791234567'],
    ['+47-912-34-567', '+4791234567'],
    ['4791234567', '+4791234567'],
    ['47 912 34 567', '+4791234567'],
    ['+47 +47 912 34 567', '+4791234567'],
    ['0047 912 34 567', '004791234567'],
    ['00 47 91 23 45 67', '004791234567'],
    ['+4747912345', '+4747912345'],
    ['4747912345', '+4747912345'],
    ['47912345', '47912345'],
    ['４１２ ３４ ５６７', '41234567'],
    ['＋４７ ９１２３４５６７', '+4791234567'],
    ['٩١٢٣٤٥٦٧', '91234567'],
    ['۹۱۲۳۴۵۶۷', '91234567'],
    ['९१२३४५६७', '91234567'],
    ['\u202a912 34 567\u202c', '91234567'],
    ['912\u200b34567\ufeff', '91234567'],
    ['tel:+4791234567', '+4791234567'],
    ['Tlf. 912 34 567', '91234567'],
    ['Mobil: 912 34 567', '91234567'],
    ['91234567.', '91234567'],
    ['\t91234567\n', '91234567'],
  ];
  it.each(phones)('the phone %j is %j, which is accepted', (typed, shown) => {
    expect(forgiven('phone', typed)).toBe(shown);
    expect(normalisePhone(shown)).toBeDefined();
  });
  it.each([
    ['22 33 44 55', '22334455'],
    ['+46 70 123 45 67', '+46701234567'],
    ['91234567 / 41234567', '9123456741234567'],
    ['912 34 56', '9123456'],
    ['ring  meg', 'ring meg'],
    ['', ''],
  ])('the phone %j is no number we take, and is left %j', (typed, shown) => {
    expect(forgiven('phone', typed)).toBe(shown);
    expect(normalisePhone(shown)).toBeUndefined();
  });

  it.each([
    '8006',
    ' 8006',
    '8006 ',
    '\u00a08006\u00a0',
    '80 06',
    '8 006',
    '8.006',
    'N-8006',
    'n-8006',
    'NO-8006',
    'NO 8006',
    'N8006',
    'NOR-8006',
    'N–8006',
    '8006 Bodø',
    '8006 BODØ, Norge',
    '8006, Bodø',
    '8006,',
    '８００６',
    '\u200e8006\u200e',
    '８０ ０６',
  ])('the postcode %j is 8006', (typed) => expect(forgiven('postcode', typed)).toBe('8006'));
  it.each([
    ['80061', '80061'],
    ['800', '800'],
    ['SE-80061', 'SE-80061'],
    ['Bodø', 'Bodø'],
    ['8006 1234', '8006 1234'],
  ])('the postcode %j stays %j', (typed, shown) => {
    expect(forgiven('postcode', typed)).toBe(shown);
    expect(isPostcode(shown)).toBe(false);
  });

  it.each([
    ' kari@example.no ',
    '\u00a0kari@example.no\u00a0',
    'kari@example.no.',
    'kari@example.no,',
    'kari@example.no;',
    'mailto:kari@example.no',
    'MAILTO:kari@example.no?subject=Hei',
    'mailto: kari@example.no',
    '<kari@example.no>',
    'Kari Nordmann <kari@example.no>',
    'Kari Nordmann <kari@example.no>,',
    '"kari@example.no"',
    '«kari@example.no»',
    '‘kari@example.no’',
    '(kari@example.no)',
    'kari @ example.no',
    'kari@example. no',
    'kari@example .no',
    'E-post: kari@example.no',
    'kari\u200b@example.no',
    '\u2060kari@example.no\ufeff',
    'ka\u00adri@example.no',
    'kari＠example．no',
    'ｋａｒｉ@example.no',
  ])('the e-mail address %j is kari@example.no', (typed) => expect(forgiven('email', typed)).toBe('kari@example.no'));
  it.each([
    ['Kari.Nordmann+turer@Example.NO', 'Kari.Nordmann+turer@Example.NO'],
    ['kari?hei@example.no', 'kari?hei@example.no'],
    ["o'hara@example.no", "o'hara@example.no"],
  ])('the e-mail address %j keeps its letters', (typed, shown) => expect(forgiven('email', typed)).toBe(shown));
  it.each([
    ['kari nordmann@example.no', 'somebody else’s: no blank within a name is taken out'],
    ['kari@example', 'no domain'],
    ['kari.example.no', 'no @'],
  ])('%j is no e-mail address afterwards either: %s', (typed) => expect(isEmail(forgiven('email', typed))).toBe(false));

  const others: [FieldKind, string, string][] = [
    ['login', ' kari@example.no. ', 'kari@example.no'],
    ['login', '+47 912 34 567', '+4791234567'],
    ['place', 'N-8006', '8006'],
    ['place', '8006 Bodø', '8006'],
    ['place', ' Mo  i Rana ', 'Mo i Rana'],
    ['promoCode', ' tur100 ', 'TUR100'],
    ['promoCode', 'tur 100', 'TUR100'],
    ['promoCode', '«TUR100»', 'TUR100'],
    ['promoCode', '“tur100”.', 'TUR100'],
    ['promoCode', '‘TUR100’', 'TUR100'],
    ['promoCode', 'TUR–100', 'TUR-100'],
    ['promoCode', 'TUR\u200b100\u00a0', 'TUR100'],
    ['promoCode', 'ＴＵＲ１００', 'TUR100'],
    ['orderNumber', 'NV-100001', 'NV-100001'],
    ['orderNumber', ' nv 100 001 ', 'NV-100001'],
    ['orderNumber', 'nv100001', 'NV-100001'],
    ['orderNumber', 'NV–100001', 'NV-100001'],
    ['orderNumber', 'NV\u2011100001', 'NV-100001'],
    ['orderNumber', '100001', '100001'],
    ['orderNumber', '#100001', '100001'],
    ['orderNumber', 'fisk 100 001', 'FISK-100001'],
    ['orderNumber', '#NV-100001.', 'NV-100001'],
    ['orderNumber', 'Ordrenummer: NV-100001', 'NV-100001'],
    ['orderNumber', 'Ordre nr. 100001', '100001'],
    ['orderNumber', '«NV-100001»', 'NV-100001'],
    ['orderNumber', 'NV-1000012345', 'NV-1000012345'],
    ['orderNumber', 'kvitteringen', 'kvitteringen'],
    ['organisationNumber', 'NO 987 654 325 MVA', '987654325'],
    ['organisationNumber', '987\u00a0654\u00a0325', '987654325'],
    ['organisationNumber', 'Org.nr. 987.654.325', '987654325'],
    ['organisationNumber', 'NO-987654325-MVA', '987654325'],
    ['organisationNumber', '98765432', '98765432'],
    ['ean', '7 040001 234561', '7 040001 234561'],
    ['ean', ' 4 006381 333931 ', '4006381333931'],
    ['ean', '4006381-333931', '4006381333931'],
    ['ean', 'EAN: 4006381333931', '4006381333931'],
    ['scanned', '4 006381 333931', '4006381333931'],
    ['scanned', 'nv 100 001', 'NV-100001'],
    ['scanned', 'NV-100001–A1', 'NV-100001-A1'],
    ['scanned', 'https://nordvidda.no/kvittering/x?nr=NV-100001', 'https://nordvidda.no/kvittering/x?nr=NV-100001'],
    ['parcel', ' 7072 2345 6789 ', '707223456789'],
    ['parcel', 'ke 123 456 no', 'KE123456NO'],
    ['code', ' bodo12–7F3K ', 'bodo12-7F3K'],
    ['amount', '1 000,50', '1000,50'],
    ['amount', '1\u00a0000 kr', '1000'],
    ['amount', 'kr 1.000,-', '1000'],
    ['amount', '499.50', '499.50'],
    ['line', ' Kari \n Nord\u00admann ', 'Kari Nordmann'],
    ['line', '\u202aStorgata\u00a01\u202c', 'Storgata 1'],
    ['asTyped', ' to  linjer\n\u200b', ' to  linjer\n\u200b'],
  ];
  it.each(others)('%s %j is %j', (kind, typed, shown) => expect(forgiven(kind, typed)).toBe(shown));

  it.each(others)('what %s %j became stays so', (kind, typed) => {
    const once = forgiven(kind, typed);
    expect(forgiven(kind, once)).toBe(once);
  });
});
