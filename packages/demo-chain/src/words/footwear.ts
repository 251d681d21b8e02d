import type { Grammar } from './grammar';

export const footwear = {
  boot: {
    open: [
      '{navn} er skoene for steinete stier og lange dager.',
      'Det er føttene som bærer turen. {navn} bærer føttene.',
      'Stødig såle, godt feste og en overdel som former seg etter foten.',
      'Fra myr til mur: {navn} står støtt.',
      'Sko du kan gå langt i, og lenge.',
      [{ Hvem: /voksen/ }, 'Etter en uke på fjellet er det skoene du husker. Helst ikke av feil grunn.'],
    ],
    body: [
      'Yttersålen har dype knaster og griper også på vått berg.',
      'Kappen foran beskytter tær og overdel mot stein.',
      'Membranen holder vannet ute og slipper ut varme.',
      'Hælen er formet slik at foten ikke glir fram i nedoverbakkene.',
      [{ Hvem: /voksen/ }, 'Mellomsålen demper støt uten å bli myk når sekken er tung.'],
      'Tungen er polstret og holder grus og barnåler ute.',
      [{ Hvem: /voksen/ }, 'Snøringen har lås ved vristen, slik at du kan stramme ulikt oppe og nede.'],
      [{ Skafthøyde: /^(?!Lav)/ }, 'Polstret krage holder småstein ute.'],
    ],
    close: [
      'Gå dem inn på korte turer før den lange.',
      'Prøv dem om ettermiddagen med den sokken du skal bruke på tur.',
      'Børst, tørk sakte og sett inn med voks etter våte turer.',
    ],
    kids: [
      'Borrelås og strikk gjør at barnet klarer skoene selv.',
      [{ Stivhet: /^Myk/ }, 'Lett og myk såle som lar foten bevege seg naturlig.'],
    ],
  },
  trailShoe: {
    open: [
      '{navn} er laget for lange runder i all slags vær.',
      'Lette sko gir lange turer.',
      'Løpesko som gjør at du tar runden rundt vannet én gang til.',
      'Grep når det er glatt, demping når det er hardt.',
      '{navn} vil ut. Det er bare å følge etter.',
    ],
    body: [
      'Overdelen i netting slipper ut varmen når du løper.',
      [{ Membran: /raskt/ }, 'Overdelen i netting tørker fort og holder form.'],
      'Tungen er sydd fast på begge sider og holder barnåler ute.',
      'Hælkappen er stiv nok til å styre, myk nok til ikke å gnage.',
      [{ Lukking: /^Lisser/ }, 'Lissene kan stikkes inn i en lomme på tungen.'],
      'Gummien er blandet for å gripe også ned mot null grader.',
    ],
    close: [
      [{ Hvem: /voksen/ }, 'Et godt valg både til mosjon og konkurranse.'],
      'Gå opp en halv størrelse til lange løp.',
      [{ Knaster: /[4-6] mm/ }, 'Skyll av gjørmen med kaldt vann og tørk i romtemperatur.'],
      'Nøytral sko for de fleste løpere.',
    ],
    kids: [
      [{ Lukking: /Elastiske/ }, 'Elastiske lisser og borrelås – på ett sekund, løpt på to.'],
      'Refleks rundt hele hælen.',
    ],
  },
  rubberBoot: {
    open: [
      '{navn} er støvlene som står ved døren fra september til mai.',
      'Tette til toppen, myke i skaftet.',
      'For myr, brygge og skolevei.',
      'Vann ute, tørre sokker inne.',
      'Naturgummi tåler kulde bedre enn plast. {navn} er i naturgummi.',
    ],
    body: [
      'Sålen har grovt mønster som griper på våt tang og løv.',
      'Innersålen kan tas ut og tørkes.',
      'Fôret er lett å tørke og varmer godt med ullsokk.',
      'Gummien er håndlagt i flere lag der foten bøyes.',
      'Forsterket hæl gjør det lett å sparke dem av på trappen.',
    ],
    close: [
      'Velg en størrelse med plass til ullsokk.',
      'Skyll av, og oppbevar dem mørkt når sesongen er over.',
      'Holder i mange år om de slipper å stå i solen.',
    ],
    kids: ['Håndtak på sidene, så barnet kan ta dem på selv.', 'Refleks bak og på siden.'],
  },
  winterBoot: {
    open: [
      'Slaps, is og snø: {navn} er laget for hele rekken.',
      'Varme føtter gjør vinteren kortere.',
      '{navn} holder varmen på bussholdeplassen og i akebakken.',
      'Støvler for dager da fortauet ikke er måkt.',
    ],
    body: [
      'Hælen er bred og står støtt på is.',
      'Kragen er myk og slutter tett rundt leggen.',
      'Gummien i sålen holder seg myk og griper ned mot minus tjue.',
      'Den løse innersålen kan tas ut og tørkes om natten.',
    ],
    close: [
      'Velg med plass til en tykk sokk.',
      'Tørk dem luftig i romtemperatur.',
      'De er varmest når foten får litt luft rundt seg.',
    ],
    kids: [
      [{ Lukking: /Borrelås/ }, 'Borrelås over vristen som kan åpnes med votter.'],
      [{ Lukking: /snøring/ }, 'Snøring øverst holder snøen ute.'],
    ],
  },
  leisureShoe: {
    open: [
      [{ Hvem: /barn/ }, 'Fra skoleporten til lekeplassen uten å bytte sko.'],
      '{navn} er skoene til alt som ikke er en tur.',
      [{ Hvem: /voksen/ }, 'Fra kontor til kai uten å bytte sko.'],
      'Lette fritidssko med litt tur i seg.',
      'Sko du går langt i uten å ha tenkt på det.',
    ],
    body: [
      'Sålen er myk, men har nok mønster til grusveien.',
      'Overdelen er i semsket skinn og tekstil.',
      'Innersålen kan byttes med din egen.',
      'Vannavvisende behandlet for korte byger.',
      'Hælen demper godt på asfalt.',
    ],
    close: [
      [{ Lest: /^Normal/ }, 'Normale i størrelsen.'],
      'Børstes rene når de er tørre.',
      'Fine å ha i bagen etter fjellskoene.',
    ],
    kids: [
      'Tåler skolegården hele uken.',
      [{ Lukking: /^Borrelås/ }, 'Borrelåsen er bred og lett å lukke for små hender.'],
      [{ Lukking: /Strikk og borrelås/ }, 'Lette å få på med strikk og borrelås.'],
    ],
  },
  xcBoot: {
    open: [
      '{navn} er skoene som får skiene til å følge foten.',
      'Varme, lette og gode å gå i – også til parkeringsplassen.',
      'Tørre tær på lange turer.',
      'En god langrennssko kjennes som en joggesko med feste.',
    ],
    body: [
      'Trekket over snøringen holder snøen ute.',
      'Hælkappen støtter uten å gnage.',
      [{ 'Stivhet i sålen': /^Myk/ }, 'Sålen er stiv sideveis og myk framover.'],
      'Fôret er varmt og tørker raskt.',
    ],
    close: ['Bruk én tynn ullsokk.', 'Passer bindinger av vanlig type.', 'Tørk dem åpne i romtemperatur.'],
    kids: ['Glidelåsen i trekket går opp med votter på.', 'Rommer én ullsokk og føtter i vekst.'],
  },
  skates: {
    open: [
      'Blank is, stille luft og {navn} på bena.',
      'Når vannet legger seg, er det bare å snøre.',
      '{navn} er skøytene til banen i skolegården og tjernet i skogen.',
      'Det er kaldt nok til is. Endelig.',
    ],
    body: [
      [{ Hvem: /voksen/ }, 'Ankelen gir støtte også til den som ikke har stått på skøyter siden skolen.'],
      'Stålet er slipt fra fabrikken og klart til bruk.',
      'Fôret er tykt nok til en lang ettermiddag.',
      'Krokene øverst gjør dem raske å snøre med votter.',
      'Polstret tunge fordeler trykket fra lissene.',
      'Rustfritt stål tåler våt snø i gangen.',
    ],
    close: [
      'Vi sliper skøytene i alle butikkene våre.',
      'Tørk av stålet etter bruk.',
      'Velg samme størrelse som joggeskoene.',
      'Husk isbrodder og følge på naturis.',
    ],
    kids: ['Stødige og brede nok til de første turene rundt banen.', 'Myk kant øverst, så leggen slipper blåmerker.'],
  },
  skiBoot: {
    open: [
      '{navn} gir god kontakt mellom fot og ski.',
      'Gode skistøvler merkes først når du ikke tenker på dem.',
      'Varme, stødige og lette å lukke med kalde fingre.',
      'Passformen avgjør. {navn} er laget på en lest mange kjenner seg igjen i.',
    ],
    body: [
      'Skallet er stivt der kraften skal over i skien og mykere der foten bøyes.',
      'Mansjetten støtter ankelen i svingene.',
      'Sålen er slitesterk og lett å gå med på parkeringsplassen.',
      'Fôret tørker raskt når innersålen tas ut.',
    ],
    close: [
      'Størrelsen følger lengden på foten. Vi måler deg gjerne.',
      'Bruk én tynn ullsokk, ikke to tykke.',
      'Tørk dem åpne i romtemperatur.',
      'Prøv begge føtter; de er sjelden like.',
    ],
    kids: ['En stor sløyfe bak gjør dem lette å dra på.', 'Store spenner som små hansker får tak i.'],
  },
} satisfies Record<string, Grammar>;
