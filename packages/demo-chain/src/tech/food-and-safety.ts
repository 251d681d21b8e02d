import { type Facts, isChild, type Tech, usedFor, weight } from './fact';

const withoutMeat = /linsegryte|havregrøt/;
const meal = ({ taste }: Tech) => (taste.startsWith('havregrøt') ? 'Frokost' : 'Middag');

export const foodAndSafety = {
  food: (tech) => {
    const dry = tech.random.int(110, 145);
    const waterMl = tech.random.int(310, 380);
    return [
      ['Nettovekt', `${dry} g`],
      ['Tilberedt', `${dry + waterMl} g`],
      ['Vann', `${waterMl} ml kokende`],
      ['Ventetid', '8 minutter'],
      ['Porsjoner', '1'],
      ['Måltid', meal(tech)],
      ['Kjøtt eller fisk', withoutMeat.test(tech.taste) ? 'Nei' : 'Ja'],
      ['Oppbevaring', 'Tørt, under 25 °C'],
      ['Holdbarhet', `${tech.random.pick([24, 36, 60])} måneder fra pakking`],
      ['Tilberedning', 'Hell i kokende vann til streken, rør, vent 8 minutter'],
    ];
  },
  bar: (tech) => [
    ['Nettovekt', `${tech.random.pick([40, 45, 50, 60])} g`],
    ['Smak', tech.taste.charAt(0).toUpperCase() + tech.taste.slice(1)],
    ['Antall', '1'],
    ['Palmeolje', 'Uten'],
    ['I kulde', 'Kan tygges ned til minus ti'],
    ['Innpakning', 'Sorteres som plast'],
    ['Oppbevaring', 'Tørt, under 25 °C'],
    ['Holdbarhet', `${tech.random.pick([9, 12])} måneder fra pakking`],
  ],
  drink: (tech) => {
    const energy = tech.name.startsWith('energi');
    return [
      ['Volum', `${/\d,\d/.exec(tech.name)?.[0] ?? '0,5'} liter`],
      ['Smak', tech.taste.charAt(0).toUpperCase() + tech.taste.slice(1)],
      ['Kullsyre', energy ? 'Ja' : 'Nei'],
      ['Koffein', energy ? '32 mg per 100 ml' : 'Uten'],
      ['Aldersgrense', energy ? '16 år' : 'Ingen'],
      ['Emballasje', energy ? 'Boks med pant' : 'Flaske med pant'],
      ['Oppbevaring', 'Kjølig og mørkt'],
      ['Åpnet', energy ? 'Drikkes samme dag' : 'Drikkes innen 24 timer'],
    ];
  },
  lifevest: (tech) => {
    const paddling = tech.name === 'padlevest';
    const lift = isChild(tech) ? 100 : paddling ? tech.random.pick([50, 70]) : tech.random.pick([50, 100, 150]);
    return [
      ['Oppdrift', `${lift} N`],
      ['Standard', `EN ISO 12402-${lift > 100 ? 3 : lift > 70 ? 4 : 5}`],
      ['Snur en bevisstløs', lift >= 100 ? 'Ja' : 'Nei, krever at du kan svømme'],
      weight(isChild(tech) ? tech.random.int(340, 520) : tech.random.int(520, 980)),
      ['Krage', lift >= 100 ? 'Ja' : 'Uten'],
      ['Skrittstropp', isChild(tech) ? '1, følger med' : tech.random.pick(['1, følger med', 'Kan festes'])],
      ['Lukking', 'Glidelås og spenne'],
      ['Refleks', 'Skuldre'],
      ['Fløyte', 'Følger med'],
      ['Lommer', paddling ? '2 foran' : 'Ingen'],
      usedFor(
        paddling ? 'Padling' : isChild(tech) ? 'Båt og brygge' : lift > 100 ? 'Båt på åpent hav' : 'Båt og brygge',
      ),
    ];
  },
  dog: (tech) => {
    const pulling = tech.name === 'trekksele';
    return [
      ['Justeringspunkter', String(pulling ? 2 : tech.random.pick([4, 5]))],
      ['Håndtak', pulling ? 'Nei' : tech.random.pick(['Ja', 'Nei'])],
      ['Refleks', 'Begge sider'],
      weight(tech.random.int(120, 480)),
      ['Line festes', pulling ? 'Bak, ved haleroten' : tech.random.pick(['På ryggen', 'På ryggen og brystet'])],
      ['Spenner', tech.material.includes('aluminium') ? 'Aluminium' : 'Plast'],
      ['Polstring', tech.random.pick(['Bryst og rygg', 'Bryst'])],
      ['Tørketid', 'Over natten'],
      usedFor(pulling ? 'Snørekjøring og pulk' : tech.random.pick(['Gåtur og løp', 'Tur og lett trekk'])),
    ];
  },
} satisfies Record<string, Facts>;
