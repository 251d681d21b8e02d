import { describe, expect, it } from 'vitest';
import { hasLink } from '@/lib/text/links';

describe('rule 15.15: no links in names and addresses', () => {
  it.each([
    ...['http://x.y', 'Vinn HTTPS://evil.zz', 'www.evil.no', 't.me/abc', 'bit.ly/3x', 'foo.com/bar', 'foo.com'],
    ...['Se evil.no nå', 'Se evil.no.', 'kari@example.no', 'hxxp://evil', '1.2.3.4/x', 'evil.zz:8080', 'evil.zz?a=1'],
    ...['evil。com', 'ｅｖｉｌ．ｃｏｍ', 'ev\u200bil.c\u00adom', 'blåbær.no', 'xn--blbr-roah.no', 'EVIL.COM'],
    ...[
      'Kari evil.studio',
      'Kari Evil.Studio',
      'evil.рф',
      'Kari (vinn.gratis)',
      'win1.zone',
      '1win.zone',
      'e-vil.studio',
    ],
    ...['Se her:evil.photography', 'a.evil.studio', 'st.evil.studio', 'dr-evil.studio', 'evil.xn--p1ai', 'Evil.St'],
    ...['Storgata 2 evil.studio', 'OSLO.gratis', 'Bo.Noreng'],
  ])('%s is one', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    ...['Anne-Lise St. Croix', 'Åse-Lill Ørjavik d.y.', 'J.R.R. Tolkien', 'J.R.R.Tolkien', 'K.Aa. Hansen', 'Dr.Hansen'],
    ...[
      'Kari Nordmann c/o Ola',
      'Hansen AS',
      "O'Brien",
      'Kari N.',
      'Kari 2.0',
      'Ph.D. Nilsen',
      'S.Olsen',
      'Bo. Noreng',
    ],
    ...[
      '',
      'Nokia',
      'Comfort',
      'Ola (far) / Kari',
      'Kari M.Hansen',
      'St. Clair',
      'Jill St.John',
      'Ola jr.',
      'J.-P.Dupont',
    ],
    ...[
      'Ola Nordmann sr. og Kari',
      'K.Aa.Hansen',
      'Th.Olsen',
      'Nordmann, Kari',
      'Kari d.e. Nordmann',
      'Ola Nordmann f. 1990',
    ],
    ...[
      'Chr.Krohgs gate 2',
      'St.Olavs gate 35',
      'Dr. Holms vei 3',
      'Storgata 5, 2.etg',
      'Storgata 5 H.0201',
      'Gml. Drammensvei 4',
    ],
    ...['Prof.Birkelands vei 2', 'Mo i Rana', 'Nesoddtangen', 'Bø i Telemark', 'St. Hanshaugen'],
  ])('%s is none', (text) => expect(hasLink(text)).toBe(false));
});
