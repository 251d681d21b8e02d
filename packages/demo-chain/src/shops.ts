import { slugify } from '@/lib/text/slug';
import { randomFor } from './random';

/** `reach` is how much of the range a shop carries: a city shop most of it, a small one the essentials. */
export type DemoShop = {
  id: number;
  no: string;
  name: string;
  fullName: string;
  orgNo: string;
  slug: string;
  description: string;
  openingHours: string;
  mapLink: string;
  postNo: string;
  postPlace: string;
  address: string;
  email: string;
  phone: string;
  messenger: string;
  chainId: number;
  latitude: number;
  longitude: number;
  webShop: boolean;
  reach: Reach;
};
export type Reach = 'city' | 'town' | 'small' | 'web';

export const WEB_SHOP_ID = 55;

const hours = {
  city: [
    'Man-Fre: 10-20, Lør: 10-18',
    'Man-Fre: 10-21, Lør: 10-19',
    'Man-Fre: 10-20, Lør: 10-18, Søn: stengt',
    'Man-Fre: 09-20, Lør: 09-18',
  ],
  town: [
    'Man-Fre: 10-19, Lør: 10-17',
    'Man-Fre: 10-20, Lør: 10-18',
    'Man-Ons: 10-17, Tor: 10-19, Fre: 10-17, Lør: 10-16',
    'Man-Fre: 10-18, Lør: 10-16, Søn: stengt',
  ],
  small: [
    'Man-Fre: 10-17, Lør: 10-15',
    'Man-Fre: 09:30-16:30, Lør: 10-14, Søn: stengt',
    'Man-Ons: 10-17, Tor: 10-18, Fre: 10-17, Lør: 10-15',
    'Man-Fre: 9-17, Lør: 10-14',
  ],
  web: [''],
} as const;

type Row = [
  id: number,
  place: string,
  post: string,
  address: string,
  lat: number,
  lon: number,
  area: string,
  reach: Reach,
];
const rows: Row[] = [
  [1, 'Oslo Torggata', '0181 OSLO', 'Torggata 24', 59.916, 10.752, '22', 'city'],
  [2, 'Oslo Majorstuen', '0366 OSLO', 'Bogstadveien 51', 59.928, 10.716, '22', 'city'],
  [3, 'Oslo Bryn', '0667 OSLO', 'Østensjøveien 36', 59.908, 10.818, '22', 'city'],
  [4, 'Sandvika', '1337 SANDVIKA', 'Rådmann Halmrasts vei 7', 59.89, 10.526, '67', 'town'],
  [5, 'Lillestrøm', '2000 LILLESTRØM', 'Storgata 12', 59.956, 11.05, '63', 'town'],
  [6, 'Ski', '1400 SKI', 'Jernbaneveien 6', 59.719, 10.836, '64', 'town'],
  [7, 'Fredrikstad', '1606 FREDRIKSTAD', 'Nygaardsgata 31', 59.212, 10.936, '69', 'town'],
  [8, 'Halden', '1771 HALDEN', 'Storgata 18', 59.123, 11.387, '69', 'small'],
  [9, 'Hønefoss', '3510 HØNEFOSS', 'Søndre torv 4', 60.167, 10.257, '32', 'town'],
  [10, 'Drammen', '3015 DRAMMEN', 'Nedre Storgate 15', 59.744, 10.204, '32', 'city'],
  [11, 'Kongsberg', '3611 KONGSBERG', 'Storgata 27', 59.669, 9.65, '32', 'small'],
  [12, 'Geilo', '3580 GEILO', 'Geilovegen 38', 60.534, 8.206, '32', 'town'],
  [13, 'Tønsberg', '3110 TØNSBERG', 'Storgaten 33', 59.267, 10.407, '33', 'town'],
  [14, 'Sandefjord', '3210 SANDEFJORD', 'Kongens gate 14', 59.131, 10.217, '33', 'small'],
  [15, 'Skien', '3724 SKIEN', 'Henrik Ibsens gate 9', 59.209, 9.609, '35', 'town'],
  [16, 'Arendal', '4836 ARENDAL', 'Langbrygga 7', 58.461, 8.772, '37', 'town'],
  [17, 'Kristiansand', '4611 KRISTIANSAND S', 'Markens gate 26', 58.146, 7.995, '38', 'city'],
  [18, 'Mandal', '4515 MANDAL', 'Store Elvegate 42', 58.029, 7.461, '38', 'small'],
  [19, 'Egersund', '4370 EGERSUND', 'Strandgaten 40', 58.451, 6.0, '51', 'small'],
  [20, 'Sandnes', '4306 SANDNES', 'Langgata 48', 58.852, 5.736, '51', 'town'],
  [21, 'Stavanger', '4006 STAVANGER', 'Kirkegata 19', 58.971, 5.734, '51', 'city'],
  [22, 'Haugesund', '5525 HAUGESUND', 'Haraldsgata 139', 59.413, 5.268, '52', 'town'],
  [23, 'Stord', '5411 STORD', 'Borggata 5', 59.78, 5.5, '53', 'small'],
  [24, 'Bergen sentrum', '5014 BERGEN', 'Torgallmenningen 11', 60.392, 5.323, '55', 'city'],
  [25, 'Bergen Rådal', '5239 RÅDAL', 'Laguneveien 3', 60.297, 5.331, '55', 'city'],
  [26, 'Voss', '5700 VOSS', 'Vangsgata 29', 60.629, 6.414, '56', 'town'],
  [27, 'Sogndal', '6856 SOGNDAL', 'Gravensteinsgata 8', 61.23, 7.101, '57', 'small'],
  [28, 'Førde', '6800 FØRDE', 'Langebruvegen 14', 61.452, 5.857, '57', 'town'],
  [29, 'Ørsta', '6150 ØRSTA', 'Vikegata 10', 62.2, 6.132, '70', 'small'],
  [30, 'Ålesund', '6002 ÅLESUND', 'Grimmergata 3', 62.472, 6.155, '70', 'town'],
  [31, 'Molde', '6413 MOLDE', 'Storgata 41', 62.737, 7.16, '71', 'town'],
  [32, 'Kristiansund', '6509 KRISTIANSUND N', 'Kaibakken 2', 63.111, 7.728, '71', 'small'],
  [33, 'Oppdal', '7340 OPPDAL', 'O. Skasliens vei 9', 62.595, 9.691, '72', 'small'],
  [34, 'Trondheim sentrum', '7011 TRONDHEIM', 'Nordre gate 12', 63.432, 10.397, '73', 'city'],
  [35, 'Trondheim Lade', '7041 TRONDHEIM', 'Haakon VIIs gate 9', 63.442, 10.443, '73', 'city'],
  [36, 'Stjørdal', '7500 STJØRDAL', 'Kjøpmannsgata 20', 63.469, 10.918, '74', 'small'],
  [37, 'Steinkjer', '7713 STEINKJER', 'Kongens gate 33', 64.015, 11.495, '74', 'town'],
  [38, 'Røros', '7374 RØROS', 'Bergmannsgata 19', 62.574, 11.384, '72', 'small'],
  [39, 'Tynset', '2500 TYNSET', 'Brugata 6', 62.276, 10.782, '62', 'small'],
  [40, 'Otta', '2670 OTTA', 'Ola Dahls gate 5', 61.772, 9.541, '61', 'small'],
  [41, 'Lillehammer', '2609 LILLEHAMMER', 'Storgata 64', 61.115, 10.466, '61', 'town'],
  [42, 'Hamar', '2317 HAMAR', 'Strandgata 45', 60.795, 11.068, '62', 'town'],
  [43, 'Gjøvik', '2815 GJØVIK', 'Hunnsvegen 5', 60.795, 10.692, '61', 'town'],
  [44, 'Fagernes', '2900 FAGERNES', 'Jernbanevegen 11', 60.986, 9.234, '61', 'small'],
  [45, 'Mosjøen', '8656 MOSJØEN', 'C. M. Havigs gate 17', 65.837, 13.191, '75', 'small'],
  [46, 'Mo i Rana', '8622 MO I RANA', 'Jernbanegata 12', 66.313, 14.142, '75', 'town'],
  [47, 'Bodø', '8006 BODØ', 'Storgata 7', 67.283, 14.379, '75', 'city'],
  [48, 'Svolvær', '8300 SVOLVÆR', 'Torggata 15', 68.234, 14.568, '76', 'small'],
  [49, 'Narvik', '8514 NARVIK', 'Kongens gate 44', 68.438, 17.427, '76', 'town'],
  [50, 'Harstad', '9405 HARSTAD', 'Strandgata 21', 68.799, 16.543, '77', 'small'],
  [51, 'Tromsø', '9008 TROMSØ', 'Storgata 88', 69.65, 18.957, '77', 'city'],
  [52, 'Alta', '9510 ALTA', 'Løkkeveien 37', 69.968, 23.272, '78', 'town'],
  [53, 'Hammerfest', '9600 HAMMERFEST', 'Strandgata 22', 70.663, 23.682, '78', 'small'],
  [54, 'Kirkenes', '9900 KIRKENES', 'Dr. Wessels gate 10', 69.727, 30.045, '78', 'small'],
  [WEB_SHOP_ID, 'Nettbutikken', '2067 JESSHEIM', 'Lagerveien 20', 60.137, 11.172, '63', 'web'],
];

const remarks = [
  'Hos oss får du hjelp av folk som selv bruker utstyret. Kom innom for en prat og en runde i butikken.',
  'Vi har verksted for ski og sykkel, og legger inn dine reserverte varer på fast hylle ved kassen.',
  'Reserverte varer henter du i kassen innerst i lokalet. Parkering rett utenfor.',
  'Liten butikk, godt utvalg. Finner du ikke størrelsen, skaffer vi den fra en annen Nordvidda-butikk.',
  'Skoavdeling med gåbånd og egen hjørnekrok for barna mens du prøver.',
  'Vi kjenner løypene rundt her og svarer gjerne på hva du trenger på turen.',
];

/** Organisation numbers of the series the tax authority uses for made-up companies (31…), so that none is a real one. */
function orgNo(id: number): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  for (let n = 0; ; n += 1) {
    const digits = String(31_000_000 + ((id * 7919 + n * 101) % 1_000_000));
    const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check < 10) return digits + check;
  }
}

export const shops: DemoShop[] = rows.map(([id, place, post, address, latitude, longitude, area, reach]) => {
  const random = randomFor(`shop:${id}`);
  const webShop = reach === 'web';
  const name = webShop ? place : `Nordvidda ${place}`;
  const slug = slugify(place);
  const mailbox = slug.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a');
  const own = webShop
    ? 'Nettbutikken sender fra lageret på Jessheim. Herfra går pakker til hele landet, men her er ingen dør å gå inn.'
    : `Velkommen til ${name}! ${random.pick(remarks)}`;
  return {
    id,
    no: String(100 + id),
    name,
    fullName: webShop ? 'Nordvidda Nettbutikk AS' : `${name} AS`,
    orgNo: orgNo(id),
    slug,
    description: own,
    openingHours: random.pick(hours[reach]),
    mapLink: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
    postNo: post.slice(0, 4),
    postPlace: post.slice(5),
    address,
    email: `${mailbox}@nordvidda.example`,
    phone: `${area}00${String(1000 + id * 137).slice(-4)}`,
    messenger: webShop ? '' : `https://m.me/nordvidda.example.${mailbox}`,
    chainId: 1,
    latitude,
    longitude,
    webShop,
    reach,
  };
});

/** Christmas and New Year of the running season, and some Sundays in Advent where tourists shop. */
export function shopExceptions(today: string): { shopId: number; date: string; hours: string; note: string }[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '01-08' ? 1 : 0);
  return shops
    .filter((shop) => !shop.webShop)
    .flatMap(({ id, reach, name }) => {
      const large = reach === 'city';
      const days = [
        [`${year}-12-23`, large ? '09-22' : '09-20', 'Lille julaften'],
        [`${year}-12-24`, large ? '09-14' : '09-13', 'Julaften'],
        [`${year}-12-31`, large ? '10-16' : '10-14', 'Nyttårsaften'],
      ];
      if (/Geilo|Røros|Oppdal|Voss|Svolvær/.test(name)) days.push([`${year}-12-27`, '12-18', 'Åpent i romjulen']);
      if (id % 4 === 0) days.push([`${year + 1}-01-02`, 'stengt', 'Vareopptelling']);
      return days.map(([date = '', open = '', note = '']) => ({ shopId: id, date, hours: open, note }));
    });
}
