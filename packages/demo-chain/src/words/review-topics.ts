import type { Sentence } from './claims';
import type { Family } from './families';

/**
 * Good words and bad ones about each sort of goods. What needs a hood, a zip, a membrane or a fit says so; `Følt` is how
 * the size felt to this customer ('liten', 'rett', 'stor').
 */
export type Topic = { good: Sentence[]; bad: Sentence[] };

const SMALL = { Følt: /^liten/ };
const LARGE = { Følt: /^stor/ };
const ADULT = { Hvem: /voksen/ };
const CHILD = { Hvem: /barn/ };
const HOOD = { Hette: /^(?!Uten)./ };
const small: Sentence = [SMALL, '{Liten|Lite|Små} i størrelsen.', 'Små størrelser her.'];
const large: Sentence = [LARGE, '{Stor|Stort|Store} i størrelsen.', 'Store størrelser her.'];
const colours: Sentence = 'Fargen er mørkere enn på bildet.';
const trousers = { Familie: /trekTrousers|tights|shorts|shellTrousers/ };

const clothes: Topic = {
  good: [
    [{ Lommer: /^\d/ }, 'Sitter godt og har fine lommer.', 'Lommene sitter der jeg vil ha dem.'],
    [
      { Familie: /^(?!swimwear)/ },
      'Puster bedre enn den gamle min.',
      'Har vært i vaskemaskinen ti ganger og ser ny ut.',
    ],
    'Fargen er finere enn på bildet.',
    'Lett og behagelig.',
    'Tørker fort.',
    'Godt snitt også for oss som ikke er modeller.',
    'Ingen sømmer som gnager.',
    [{ Familie: /trekTrousers|tights/ }, 'Endelig noe som er langt nok.'],
    [{ Navn: /turbukse|treningstights/ }, 'Lett å knele uten at det strammer.'],
    [trousers, 'Passer godt i livet.', 'God bevegelse når jeg går.'],
    [{ Åpning: /glidelås/ }, 'Glidelåsen går lett.', 'Varm uten å bli klam.', 'Perfekt under skalljakken.'],
    [{ Familie: /tee/ }, 'Kleber ikke når jeg svetter.'],
    [{ Familie: /tights|shorts/, Navn: /sykkel/ }, 'Kjente ingenting til setet etter fire mil.'],
    [{ Familie: /swimwear/ }, 'Blir på plass når jeg stuper.', 'Fargen holder seg i klorvann.'],
    [{ ...CHILD, Familie: /trekTrousers/ }, 'Knærne holder!'],
  ],
  bad: [
    'Litt kort.',
    colours,
    'En søm gikk opp.',
    [{ Åpning: /glidelås/ }, 'Glidelåsen henger seg opp av og til.'],
    [{ Lommer: /^Ingen/ }, 'Savner en lomme.'],
    [{ Familie: /trekTrousers|shorts/ }, 'Litt stiv i starten.'],
    [{ Familie: /fleece/ }, 'Nupper litt under armene.'],
    [{ Familie: /tights/ }, 'Linningen ruller seg litt.'],
    [{ Familie: /tee|swimwear/ }, 'Stoffet er tynnere enn jeg trodde.'],
    small,
    large,
  ],
};

const weather: Topic = {
  good: [
    [
      { Familie: /^(?!softshell)/ },
      'Tett i styrtregn {sted}.',
      'Ikke en dråpe gjennom.',
      'Vannet perler fortsatt etter {tid}.',
    ],
    [HOOD, 'Hetten sitter som den skal i vind.', 'Hetten følger med når jeg snur på hodet.'],
    'Puster bedre enn den gamle min.',
    [{ Lufting: /Glidelås/ }, 'God lufting i bakkene.'],
    [{ Passform: /omslig/, Navn: /jakke|kåpe|anorakk/ }, 'Plass til ullgenser under.'],
    [{ Navn: /jakke|kåpe|anorakk/ }, 'Glidelåsen går lett med votter.'],
    'Fargen er finere enn på bildet.',
    'Godt snitt også for oss som ikke er modeller.',
    'Vinden merkes ikke.',
    [{ Navn: /bukse/ }, 'Lett å få på over støvlene.', 'God å knele i.'],
    [{ Familie: /softshell/ }, 'Varm nok i minus så lenge jeg beveger meg.', 'Holder yr og snø ute.'],
    [{ Navn: /sykkel|løpe|langrenn/ }, 'Flagrer ikke i fart.'],
    [CHILD, 'Ungen får den på selv.', 'Lett å tørke av etter sølepytten.'],
  ],
  bad: [
    [{ Familie: /^(?!softshell)/ }, 'Ikke så tett som jeg håpet.'],
    [{ Familie: /^shell/ }, 'Knitrer litt.', 'Trenger impregnering tidligere enn ventet.'],
    [{ Familie: /softshell/ }, 'Ble våt fortere enn jeg trodde.'],
    [{ Navn: /jakke|kåpe|anorakk/ }, 'Glidelåsen er treg.'],
    [{ Navn: /jakke|kåpe|anorakk/, Lommer: /^(?!.*innvendig)/ }, 'Savner en innerlomme.'],
    [{ Navn: /bukse/ }, 'Litt lang i benet.', 'Borrelåsen i livet slipper.'],
    colours,
    small,
    large,
  ],
};

const wool: Topic = {
  good: [
    'Klør ikke i det hele tatt.',
    'Lukter ingenting etter tre dager {sted}.',
    '{Varm|Varmt|Varme} også når {den|det|de} er {fuktig|fuktig|fuktige}.',
    '{Myk og god|Mykt og godt|Myke og gode}.',
    'Holder fasongen etter vask.',
    [{ Familie: /^wool/ }, 'Sitter tett uten å stramme.', 'Fryser aldri med {denne|dette|disse} innerst.'],
    [{ Navn: /ulltrøye/ }, 'Lang nok til å holde seg nedi buksen.'],
    [{ Familie: /sweater/ }, 'Blir bare finere.', 'Varm nok uten jakke langt utover høsten.'],
    [{ Navn: /sett/, ...CHILD }, 'Brukes under dressen hver eneste dag.'],
  ],
  bad: [
    'Klør litt i starten.',
    'Ble litt nuppete.',
    'Krympet litt selv på ullprogram.',
    'Tynnere enn jeg trodde.',
    'Fikk et lite hull etter {tid}.',
    small,
    large,
  ],
};

const socks: Topic = {
  good: [
    'Ingen gnagsår {sted}.',
    'Klør ikke i det hele tatt.',
    'Lukter ingenting etter tre dager {sted}.',
    'Holder seg oppe hele dagen.',
    'Varme også når de er fuktige.',
    'Fasongen er den samme etter mange vask.',
  ],
  bad: [
    'Klør litt i starten.',
    'Ble litt nuppete.',
    'Fikk hull på hælen etter {tid}.',
    'Tynnere enn jeg trodde.',
    small,
    large,
  ],
};

const down: Topic = {
  good: [
    'Varm uten å være tung.',
    'Pakker lite.',
    'Reddet pausene {sted}.',
    [HOOD, 'Hetten er god.'],
    'Fryser ikke på bussholdeplassen lenger.',
    'Fint snitt, ikke som en ballong.',
    'God krage.',
    'Lommene er varme.',
    [CHILD, 'Ungen nekter å gå med noe annet.', 'Tørr til neste morgen.'],
  ],
  bad: [
    [{ Fyll: /dun/ }, 'Slipper litt fjær.'],
    'Tok lang tid å tørke.',
    'Kort i livet.',
    'Glidelåsen tar i stoffet.',
    colours,
    small,
    large,
  ],
};

const overall: Topic = {
  good: [
    'Tålte en hel vinter i barnehagen.',
    'Ungen får den på selv, det er gull verdt.',
    'Lett å tørke av.',
    'God plass til ull under.',
    'Refleksen synes godt.',
    'Arvet videre til lillesøster, fortsatt fin.',
    'Knærne holder!',
    'Vasket utallige ganger.',
    'Tørr innvendig etter en hel dag i snøen.',
  ],
  bad: [
    'Slitt på knærne etter {tid}.',
    'Glidelåsen er litt treg for små fingre.',
    'Trykknappen løsnet.',
    'Ikke helt tett i sølepytten.',
    small,
    large,
  ],
};

const shoes: Topic = {
  good: [
    'Ingen innkjøring, bare å gå.',
    [{ Membran: /Vanntett/ }, 'Tørr på bena hele helgen.'],
    [{ Såle: /knaster/ }, 'Godt feste på vått berg.'],
    [{ Knaster: /[4-6] mm/ }, 'Godt feste i gjørme.', 'Tørker fort etter en våt myr.'],
    'Ingen gnagsår {sted}.',
    [{ Lest: /[Bb]red|Normal/ }, 'God plass til tærne.'],
    'Lette på foten.',
    'Stødige og gode.',
    'Ser bra ut også.',
    'Sitter godt i hælen.',
    [{ Familie: /trailShoe/, ...ADULT }, 'Fin demping på lange runder.', 'Satte pers i dem.'],
    [{ Lukking: /[Bb]orrelås/ }, 'Ungen tar dem på selv.'],
  ],
  bad: [
    [{ Lest: /^(?!.*[Bb]red)/ }, 'Litt smale over vristen.'],
    [{ Lukking: /^Lisser|^$/, ...ADULT }, 'Lissene går opp hele tiden.'],
    'Sålen ble glatt på is.',
    [{ Familie: /boot/ }, 'Trengte lang tid å gå inn.', 'Ble våte etter en dag i myr.'],
    [{ Familie: /trailShoe/ }, 'Slitt på tåen etter {tid}.'],
    'Sålen er hardere enn jeg trodde.',
    [SMALL, 'Halv størrelse for små.'],
    [LARGE, 'Halv størrelse for store.'],
  ],
};

const boots: Topic = {
  good: [
    'Tørre og gode.',
    'Varme nok til hele dagen ute.',
    'Lette å få av og på.',
    'Godt feste i slaps.',
    'God plass til ullsokk.',
    'Myke i skaftet.',
    'Holder tett etter {tid}.',
    [CHILD, 'Ungen tar dem på selv.', 'Hoppet i hver eneste pytt, fortsatt tørre.'],
  ],
  bad: [
    [ADULT, 'Litt stramme over leggen.'],
    [{ Familie: /rubberBoot/ }, 'Sprakk i bretten etter {tid}.'],
    'Glatte på is.',
    'Litt tunge.',
    'Tørker sakte inni.',
    small,
    large,
  ],
};

const skates: Topic = {
  good: [
    'God støtte i ankelen.',
    'Skarpe rett fra esken.',
    'Varme nok til en lang kveld på isen.',
    'Ingen gnagsår etter {tid}.',
    'Lette å snøre.',
    [CHILD, 'Første runden uten å falle!'],
  ],
  bad: [
    'Trengte sliping tidlig.',
    'Litt stive i starten.',
    'Lissene er for korte.',
    'Litt kalde på lange dager.',
    small,
    large,
  ],
};

const tents: Topic = {
  good: [
    [{ Familie: /^tent/ }, 'Satt opp på fem minutter i vind.', 'Lite kondens.', 'God plass til sekken i apsiden.'],
    [{ Familie: /lavvo/ }, 'Oppe på ti minutter da vi hadde øvd.', 'Hele gjengen rundt bålet.'],
    [{ Familie: /tarp/ }, 'Spent opp mellom to trær på et blunk.', 'Snorene synes i lyset fra lykten.'],
    'Helt tett i natt, og det pøste ned.',
    [{ Personer: /^[2-8]$/ }, 'God plass til alle.'],
    'Sto støtt i kuling {sted}.',
    'Detaljene er gjennomtenkt.',
    [{ Navn: /mannstelt|tunneltelt|tarp/ }, '{Lett|Lett|Lette} i forhold til plassen.'],
  ],
  bad: [
    [{ Familie: /^tent/ }, 'Litt kondens om morgenen.'],
    'Pluggene er for myke.',
    'Tyngre enn oppgitt.',
    [{ Familie: /^(?!tarp)/ }, 'Glidelåsen setter seg fast i duken.'],
    'Tar stor plass nedpakket.',
  ],
};

const sleep: Topic = {
  good: [
    'Sov som en stein {sted}.',
    '{Varm|Varmt|Varme} hele natten.',
    '{Lett|Lett|Lette} i sekken.',
    'Pakker lite.',
    'Behagelig stoff.',
    [{ Familie: /^bag/ }, 'Glidelåsen setter seg ikke fast.', 'Hetten strammes godt.'],
    [{ Familie: /^mat/ }, 'Sklir ikke rundt i teltet.', 'Kjente ikke steinene.'],
  ],
  bad: [
    [{ Familie: /^bag/ }, 'Litt kaldere enn det står.', 'Glidelåsen tar i stoffet.', 'Tok tid å få inn i posen.'],
    [{ Familie: /^mat/ }, 'Knitrer når jeg snur meg.', 'Litt smalt for meg.', 'Ventilen er treg.'],
  ],
};

const stove: Topic = {
  good: [
    [{ Temperatur: /tretti/ }, 'Kokte vann raskt i minusgrader.'],
    'Virker i vind.',
    'Står støtt.',
    'Pakkes smart sammen.',
    'Bruker lite brensel.',
    'Kaffen ble reddet {sted}.',
    'Tenner på første forsøk.',
  ],
  bad: [
    [{ Brensel: /Gass/ }, 'Litt bråkete.', 'Vanskelig å stille lavt.'],
    [{ Brensel: /Rødsprit/ }, 'Tar lang tid å koke opp.', 'Soter litt på kjelen.'],
    [{ Kjeler: /liter/ }, 'Håndtaket blir varmt.'],
    'Tar litt plass.',
  ],
};

const bigPack: Topic = {
  good: [
    'Sitter godt på hoftene.',
    [{ 'Anbefalt last': /(?:2\d|30) kg/ }, 'Bar tjue kilo {sted} uten vondt i skuldrene.'],
    'Mange smarte lommer.',
    'Regntrekket er lett å få på.',
    [{ Volum: /^(?:[6-9]\d|100) / }, 'Passe stor til en uke.'],
    [{ Feste: /Ski/ }, 'Skiene sitter fast på siden.', 'Følger ryggen nedover.'],
    'God lufting i ryggen.',
    'Lett å stille etter ryggen.',
  ],
  bad: [
    'Hoftebeltet er litt langt for meg.',
    'Flaskelommen er trang når sekken er full.',
    'En reim løsnet.',
    'Litt tung i seg selv.',
  ],
};

const dayPack: Topic = {
  good: [
    [{ Navn: /dagstursekk|sykkelsekk/ }, 'Passe stor til en dag ute.'],
    'Mange smarte lommer.',
    [ADULT, 'Sitter stille når jeg løper etter bussen.', 'Ryggen holder seg tørr.'],
    'Tåler juling.',
    'Lett å pakke.',
    [{ Navn: /byryggsekk/ }, 'Rommer alt til jobb og trening.', 'PC-en ligger trygt.'],
    [CHILD, 'Ungen bar den selv hele veien.', 'Brystreimen holder den på plass.'],
  ],
  bad: [
    'Flaskelommen er trang.',
    'Glidelåsen er treg.',
    [ADULT, 'Ryggen blir varm.'],
    'Litt liten.',
    'En reim løsnet.',
  ],
};

const bag: Topic = {
  good: [
    'Sluker alt.',
    'Tåler juling.',
    [{ Tetthet: /sprut/ }, 'Tørt inni etter en dag med regn og slaps.'],
    [{ Tetthet: /flyter/ }, 'Falt i vannet og fløt, alt var tørt.', 'Helt tett når den er rullet skikkelig.'],
    [{ Volum: /^(?:25|35|40) /, Navn: /duffelbag|treningsbag/ }, 'Får plass som håndbagasje.'],
    [{ 'Kan bæres som sekk': /Ja/ }, 'God å bære på ryggen.'],
    [{ Lukking: /Glidelås/ }, 'Solid glidelås.'],
    [{ Navn: /skibag/ }, 'Skiene kom fram uten en ripe.'],
    [{ Navn: /sykkelveske/ }, 'Kroken sitter godt på bagasjebrettet.'],
    [{ Navn: /treningsbag/ }, 'Skoene ligger for seg selv.'],
  ],
  bad: [
    'Reimene er litt korte.',
    'Lukter litt plast i starten.',
    'Savner flere rom.',
    [{ Lukking: /Glidelås/ }, 'Glidelåsen er treg.'],
  ],
};

const skis: Topic = {
  good: [
    [{ Familie: /xcSki/ }, 'Godt feste og fin glid.', 'Passer meg som går hver søndag.'],
    'Lette og stødige.',
    'Fikk god hjelp til å velge lengde i butikken.',
    'Går rett fram også i fart.',
    [{ Bruk: /løssnø/ }, 'Morsomme i løssnø.'],
    [{ Familie: /alpineSki/ }, 'Lette å svinge.', 'Biter godt på hardt underlag.'],
    [{ Navn: /fjellski/ }, 'Stødige nedover med sekk.'],
  ],
  bad: [
    [{ Familie: /xcSki/ }, 'Litt bakglatte på kaldt føre.', 'Burde kommet med binding.'],
    'Fikk en ripe første dagen.',
    [{ Familie: /alpineSki/ }, 'Litt myke for harde bakker.', 'Kantene måtte slipes tidlig.'],
  ],
};

const skiBoots: Topic = {
  good: [
    'Varme og gode.',
    'Sitter som støpt.',
    [{ Mansjett: /^(?!Uten)/ }, 'God støtte i ankelen.'],
    'Lette å få på, selv når det er kaldt.',
    [{ Innerstøvel: /formes/ }, 'Formet i butikken, og det merkes.'],
    [{ Familie: /xcBoot/ }, 'Snøen holder seg ute.', 'Gode å gå i fra bilen også.'],
    [{ Familie: /skiBoot/ }, 'Stive nok for meg i bratta.'],
  ],
  bad: [
    [SMALL, 'Trange over tærne.'],
    [{ Familie: /skiBoot/ }, 'Spennene er stive.', 'Tunge å bære.'],
    'Litt kalde på lange dager.',
    [{ Familie: /xcBoot/ }, 'Snøringen glipper.', 'Glidelåsen i trekket er treg.'],
    small,
    large,
  ],
};

const head: Topic = {
  good: [
    'Sitter støtt på hodet.',
    'Lett å stille inn.',
    'God lufting.',
    [{ Familie: /^helmet/ }, 'Passer sammen med brillene.'],
    [{ Familie: /bikeHelmet/ }, 'Lyset bak er lurt.', 'Ingen insekter i håret.'],
    'Trykker ingen steder.',
    'Ser bra ut også.',
    [CHILD, 'Ungen klager ikke.'],
  ],
  bad: [
    [SMALL, 'Trykker litt i pannen.'],
    [{ Familie: /^helmet/ }, 'Skruen bak er treg med votter.', 'Litt varm i vårsolen.'],
    [{ Familie: /bikeHelmet/ }, 'Litt varm i motbakkene.', 'Reimen er kronglete å stille.'],
    'Polstringen løsnet.',
    small,
    large,
  ],
};

const eyes: Topic = {
  good: [
    'Dugger ikke.',
    [{ Vær: /^Flatt/ }, 'God kontrast i flatt lys.'],
    'Sitter godt, også i fart.',
    [{ Familie: /sunglasses/ }, 'Lette på nesen.'],
    [{ Familie: /goggles/ }, 'Båndet sitter på hjelmen.'],
    'Godt syn til siden.',
    [{ Polarisert: /Ja/ }, 'Gjenskinnet fra vannet er borte.'],
    [{ 'Over briller': /Ja/ }, 'Får plass til brillene mine under.'],
  ],
  bad: ['Dugget i tåke.', 'Fikk fort riper.', 'Litt store for meg.', 'Mørkere glass enn ventet.'],
};

const poles: Topic = {
  good: [
    'Stive og lette.',
    'Godt grep.',
    'Reimen er lett å stille.',
    [{ Navn: /gåstav/ }, 'Reddet knærne nedover {sted}.'],
    [{ Navn: /løpestav/ }, 'Opp går det fortere.'],
    [{ Lås: /^(?!Uten)./ }, 'Låsen holder.'],
    [{ Familie: /skiPoles/ }, 'Ble kappet i butikken mens jeg ventet.'],
  ],
  bad: ['Trinsen falt av.', 'Reimen gnager litt.', 'Tyngre enn jeg trodde.', 'Grepet blir glatt når det er vått.'],
};

const sledge: Topic = {
  good: [
    'Ungene ville ikke hjem fra bakken.',
    'Går fort!',
    'Tåler kulde og juling.',
    'Lett å dra opp igjen.',
    [{ Navn: /ratt/ }, 'Stødig i svingene.', 'Bremsene virker.'],
  ],
  bad: ['Tauet er for kort.', 'Sprakk i kanten etter {tid}.', [{ Navn: /ratt/ }, 'Litt tung å bære opp.']],
};

const pulk: Topic = {
  good: [
    'Lett å dra.',
    'Holder sporet på skrå.',
    'Tåler kulde og juling.',
    'Trekket holdt snøen ute.',
    'Selen sitter godt på hoftene.',
  ],
  bad: ['Glidelåsen i trekket er treg.', 'Fikk riper under etter {tid}.', 'Tar mye plass i bilen.'],
};

const bikes: Topic = {
  good: [
    'Ferdig montert da jeg hentet den.',
    [{ Familie: /^bike/ }, 'Lett å trå og god å sitte på.', 'Bremser godt i regn.'],
    [{ Navn: /hybridsykkel|elsykkel/ }, 'Perfekt på jobbveien.'],
    [{ Gir: /\d/ }, 'Girer presist.'],
    'Stødig på grus.',
    [{ Navn: /terrengsykkel/ }, 'Sluker røttene på stien.'],
    [{ Navn: /elsykkel/ }, 'Slutt på å komme svett på jobb.'],
    [{ Familie: /childBike/ }, 'Ungen syklet alene samme dag.', 'Lett å stille setet etter som de vokser.'],
  ],
  bad: [
    [{ Familie: /^bike/ }, 'Setet må byttes.', 'Litt støy fra bremsene i regn.'],
    [{ Utstyr: /Pedaler/ }, 'Pedalene var enkle.'],
    [{ Utstyr: /^(?!.*[Ss]kjermer)./ }, 'Skjermer burde fulgt med.'],
    [{ Familie: /childBike/ }, 'Ringeklokken løsnet.', 'Litt tung for den minste.'],
    'Måtte etterstrammes etter {tid}.',
  ],
};

const knit: Topic = {
  good: [
    'Varm og myk.',
    'Klør ikke.',
    'Holder fasongen.',
    [{ 'Under hjelm': /Ja/ }, 'Passer under hjelmen.'],
    'Brukes hver dag.',
    'Holder varmen selv når den er våt.',
    'Blir sittende i vind.',
  ],
  bad: ['Ble litt vid etter {tid}.', 'Tynnere enn ventet.', 'Nupper litt.', [{ Fôr: /Uten/ }, 'Klør litt i pannen.']],
};

const hands: Topic = {
  good: [
    [
      { Familie: /gloves$|mittens/, Navn: /^(?!.*sykkel)/ },
      'Varme fingre hele dagen {sted}.',
      'Passer under ermet på jakken.',
    ],
    'Godt grep.',
    'Lette å få på.',
    'Tørker raskt.',
    [{ 'Skjerm på telefonen': /^Peke/ }, 'Kan bruke telefonen uten å ta dem av.'],
    [{ Familie: /bikeGloves/ }, 'Polstringen tar ristingen.', 'Ingen nummen tommel etter tre timer.'],
    [CHILD, 'Sitter på hele dagen i barnehagen.'],
  ],
  bad: [
    'Sømmen gikk opp på tommelen.',
    [{ Navn: /^(?!.*sykkel)/ }, 'Litt kalde når det blåser.', 'Blir fort våte.'],
    [{ Familie: /bikeGloves/ }, 'Polstringen flyttet seg etter {tid}.'],
    small,
    large,
  ],
};

const bottles: Topic = {
  good: [
    'Tett kork, ingen lekkasje.',
    [{ 'Flaskeholder på sykkel': /^Passer$/ }, 'Passer i flaskeholderen.'],
    'Lett å vaske.',
    'Ingen bismak.',
    'Har tålt å bli mistet.',
    'God å drikke av.',
    [CHILD, 'Ungen åpner den selv.'],
  ],
  bad: [
    'Korken lekker litt.',
    [{ Flaske: /stål/ }, 'Fikk fort bulk.'],
    [{ Kork: /Drikketut/ }, 'Litt treg å drikke av.'],
    'Trykket ble slitt etter {tid}.',
  ],
};

const thermos: Topic = {
  good: [
    'Tett kork, ingen lekkasje.',
    'Fortsatt varm kaffe på vei hjem.',
    'Ingen bismak.',
    'Har tålt å bli mistet.',
    'Går i sidelommen.',
    'Koppen er stor nok.',
  ],
  bad: ['Korken lekker litt.', 'Fikk fort bulk.', 'Tyngre enn jeg trodde.', 'Lakken fikk hakk etter {tid}.'],
};

const lights: Topic = {
  good: [
    'Lyser som bare det.',
    'Holder lenge på batteriet.',
    [{ Feste: /Hodebånd/ }, 'Sitter godt også når jeg løper.'],
    [{ Feste: /Hjelm/ }, 'Sitter støtt på hjelmen.'],
    'Lett å betjene med votter.',
    'God spredning på lyset.',
    [CHILD, 'Brukes under dynen hver kveld.'],
  ],
  bad: [
    'Batteriet holder ikke helt det som står.',
    [{ Feste: /Hodebånd/ }, 'Båndet ble for løst etter {tid}.'],
    'Knappen er liten.',
    [{ Lading: /USB/ }, 'Lokket over ladeuttaket er kinkig.'],
  ],
};

const balls: Topic = {
  good: [
    'Holder luften godt.',
    'Ruller rett.',
    'Brukes hver uke.',
    'Bra kvalitet til prisen.',
    'Godt grep.',
    'Tåler mye.',
    'Spretter jevnt.',
  ],
  bad: ['Lukter litt i starten.', 'Mistet luft etter {tid}.', 'Hardere enn ventet.', 'Trykket ble fort slitt.'],
};

const mats: Topic = {
  good: [
    'Sklir ikke på parketten.',
    'Ligger flatt med en gang.',
    'Brukes hver uke.',
    'Bra kvalitet til prisen.',
    'God mot knærne.',
    'Lett å tørke av.',
  ],
  bad: ['Lukter litt i starten.', 'Litt tynn.', 'Kantene krøller seg.', 'Fikk merker etter {tid}.'],
};

const sitMats: Topic = {
  good: [
    'Enkelt og godt.',
    'Tørr bak, varm pause.',
    'Lett å stappe i sekken.',
    'Brukes på hver tur.',
    'Tåler mye.',
    'Bra til prisen.',
  ],
  bad: ['Litt tynt.', 'Blåser av gårde når jeg reiser meg.', 'Sprakk i bretten etter {tid}.'],
};

const vests: Topic = {
  good: [
    [CHILD, 'Sitter godt, også på barn som ikke vil.', 'Ungen har den på uten mas.'],
    [{ Navn: /redningsvest/, ...ADULT }, 'Lett å ro i.', 'Behagelig å ha på hele dagen.'],
    [{ Navn: /padlevest/ }, 'Går fri av armene når jeg padler.', 'Lommene tar det jeg trenger i kajakken.'],
    'Synlig farge.',
    'Lett å stramme.',
    'Gnager ikke i halsen.',
  ],
  bad: ['Litt stiv.', [{ Skrittstropp: /følger med/ }, 'Skrittstroppen er kort.'], 'Tørker sakte.', small, large],
};

const food: Topic = {
  good: [
    'Smaker faktisk mat.',
    'God porsjon.',
    'Ungene spiste opp.',
    'Tar med igjen neste tur.',
    'Smakte best {sted}.',
    'Metter godt.',
  ],
  bad: [
    'Litt salt.',
    'Trenger lengre tid enn åtte minutter i kulden.',
    'Kunne vært mer av det.',
    'Litt tynn i smaken.',
  ],
};
const snacks: Topic = {
  good: [
    'God smak.',
    'Ikke for søt.',
    'Lett å få i seg i kulden.',
    'Passe stor.',
    'Ga et løft i siste bakke.',
    'Bedre enn sjokolade på tur.',
  ],
  bad: ['Litt seig i kulden.', 'Litt søt.', 'Liten for prisen.', 'Smuldrer i lommen.'],
};
const drinks: Topic = {
  good: [
    'Frisk og god.',
    'Ikke for søt.',
    'Fin på lange økter.',
    'Mild mot magen.',
    [{ Kullsyre: /Nei/ }, 'Godt at den er uten kullsyre.'],
  ],
  bad: ['Litt søt.', 'Kunne smakt mer.', 'Setter seg litt på tennene.'],
};

const dog: Topic = {
  good: [
    'Hunden trekker jevnt, og selen gnager ikke.',
    'Lett å få på en utålmodig hund.',
    'Sitter bra på en smal bikkje.',
    'Refleksen synes godt i mørket.',
    'Tåler bading.',
    'God polstring over brystet.',
    [{ Håndtak: /Ja/ }, 'Håndtaket er gull verdt over gjerder.'],
  ],
  bad: [
    'Spennen er vanskelig med votter.',
    'Ble våt og tung.',
    [SMALL, 'Liten i størrelsen på brystet.'],
    [LARGE, 'Stor i størrelsen på brystet.'],
  ],
};

export const topics: Record<Family, Topic> = {
  ...{ fleece: clothes, tee: clothes, tights: clothes, swimwear: clothes, shorts: clothes, trekTrousers: clothes },
  ...{ shell: weather, rain: weather, shellTrousers: weather, softshell: weather },
  ...{ wool, sweater: wool, socks, down, overall, hat: knit },
  ...{ boot: shoes, trailShoe: shoes, leisureShoe: shoes, rubberBoot: boots, winterBoot: boots, skates },
  ...{ skiBoot: skiBoots, xcBoot: skiBoots, alpineSki: skis, xcSki: skis, poles, skiPoles: poles },
  ...{ tent: tents, tarp: tents, lavvo: tents, bag: sleep, mat: sleep, stove, torch: lights },
  ...{ rucksack: bigPack, daypack: dayPack, duffel: bag, bottle: bottles, thermos },
  ...{ helmet: head, bikeHelmet: head, goggles: eyes, sunglasses: eyes, sledge, pulk, bike: bikes, childBike: bikes },
  ...{ gloves: hands, mittens: hands, bikeGloves: hands, ball: balls, exerciseMat: mats, sitMat: sitMats },
  ...{ lifevest: vests, food, bar: snacks, drink: drinks, dog },
};
