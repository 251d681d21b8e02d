import type { Grammar } from './grammar';

export const outerwear = {
  shell: {
    open: [
      [{ Navn: /skalljakke/ }, '{navn} er skalljakken du tar på når værmeldingen har gitt opp å være høflig.'],
      'Når regnet kommer fra siden, er det godt å ha {navn} i sekken.',
      'En skalljakke skal stenge været ute uten å stenge varmen inne. {navn} gjør begge deler.',
      '{navn} følger deg fra første høststorm til siste skitur over fjellet.',
      'Få sømmer, gode glidelåser og ingen unødvendige detaljer: slik er {navn} bygd.',
      'Her er skallet for deg som er ute like mye i november som i juli.',
    ],
    body: [
      'Alle sømmer er teipede, og glidelåsene er vannavvisende, så du slipper våte striper langs brystet.',
      'Ermene er formskåret og følger bevegelsen når du strekker deg etter neste grep eller stavtak.',
      'Lommene på siden sitter høyt nok til at hoftebeltet på sekken ikke dekker dem.',
      'Stoffet er vevd med forsterkning på skuldrene, der sekkereimene sliter mest.',
      'Forlenget rygg og strikk i livet holder jakken på plass når du bøyer deg.',
      'Mansjettene strammes med borrelås og går like godt over som under hansken.',
      'Overflaten får regnet til å perle av, og impregneringen kan friskes opp hjemme.',
    ],
    close: [
      [{ Passform: /omslig/ }, 'Passformen gir plass til ull og en tynn dunjakke under.'],
      [
        { Passform: /omslig/ },
        'Ta vanlig størrelse om du bruker jakken over ullgenser; gå én ned om du helst bruker den alene.',
      ],
      'Vask den ofte nok: et rent skall puster bedre og holder lenger.',
      [
        { Hvem: /voksen/, Navn: /skalljakke/ },
        'Vi bruker den selv på topptur, på sykkelen til jobb og i kø utenfor barnehagen.',
      ],
    ],
    kids: [
      [{ Refleks: /ermene/ }, 'Refleks foran, bak og på ermene gjør barnet synlig fra alle kanter.'],
      [{ Hette: /avtakbar/ }, 'Hetten er avtakbar med trykknapper, slik at den slipper om den hekter seg fast.'],
      'Knapper i mansjettene kan flyttes ut, så jakken vokser med én størrelse.',
    ],
  },
  rain: {
    open: [
      'Regntøy skal være tett. {navn} er det, også når du setter deg.',
      'På Vestlandet sier de at det ikke finnes dårlig vær. De har {navn} på seg.',
      '{navn} er laget for dager da paraplyen ligger i en søppelkasse på Bryggen.',
      'Enkelt, tett og lett å tørke av: {navn} er regntøyet som henger nærmest døren.',
      'Regn i fem dager? {navn} tar det rolig.',
    ],
    body: [
      'Sømmene er sveiset, ikke bare sydd, og slipper ikke inn vann selv når du sitter på våt stein.',
      'Stoffet er mykt i kulde og blir ikke stivt som en presenning når gradene faller.',
      'Elastisk stoff gjør det lett å sykle og klatre over gjerder.',
      [{ Navn: /regnjakke|regnbukse/ }, 'Strikk og regulering i livet holder vinden ute.'],
      'Etter bruk holder det å skylle av gjørmen og henge plagget opp.',
    ],
    close: [
      [{ Passform: /omslig/, Navn: /jakke|kåpe/ }, 'Romslig snitt med plass til fleece eller ull under.'],
      'Henger du det opp etter turen, er det klart igjen neste morgen.',
      'Fungerer like godt på fisketur som på vei til bussen.',
      [{ Passform: /^Normal/ }, 'Normal i størrelsen.'],
    ],
    kids: [
      [{ Refleks: /ermene/ }, 'Refleksene sitter der billyktene treffer: der armene beveger seg.'],
      'Strikk i kantene holder vannet ute i den dypeste sølepytten.',
      [{ Refleks: /bena/ }, 'Refleksene sitter der billyktene treffer: der bena beveger seg.'],
      [{ Navn: /bukse/ }, 'Forsterket bak og på knærne, for sånn sitter barn.'],
    ],
  },
  down: {
    open: [
      '{navn} er jakken du trekker utpå når pausen blir lengre enn planlagt.',
      [
        { Temperatur: /minus (?:tjue|førti)/ },
        'Stille kulde, stjerneklart og fjorten minus: da er {navn} på sitt beste.',
      ],
      'Du kjenner varmen før glidelåsen er helt oppe.',
      [{ Vekt: /^[2-4]\d\d g/ }, 'Lett som en matpakke og varm som en ovn – det er ideen bak {navn}.'],
      '{navn} er like hjemme på hyttetrappen som på bussholdeplassen.',
      'En god isolasjonsjakke skal være varm, lett og enkel å pakke. Her får du alle tre.',
    ],
    body: [
      'Kanalene er smale der kroppen beveger seg og brede der du trenger varme.',
      [
        { Fyll: /dun/ },
        'Fyllet holder formen vask etter vask, så lenge det får tørke med et par tennisballer i trommelen.',
      ],
      'Det tette yttervevet holder fyllet på plass og vinden ute.',
      'Kragen er fôret med mykt stoff som er godt mot haken.',
      'To varme lommer på siden og en på innsiden tar hansker, lue og telefon.',
      'Mansjettene har strikk som slutter tett rundt håndleddet uten å stramme.',
      'Hetten er formet slik at du kan snu hodet uten å se rett inn i fôret.',
    ],
    close: [
      'Bruk den som ytterlag i tørr kulde eller under skalljakken når det blåser.',
      [{ Passform: /omslig/ }, 'Snittet gir plass til en ullgenser under.'],
      'Luft jakken etter turen og la den henge fritt, så reiser fyllet seg igjen.',
      'En jakke du fort blir avhengig av fra oktober til april.',
    ],
    kids: [
      [{ Fyll: /Syntetisk/ }, 'Fyllet tåler våte votter og snøkamp, og jakken tørker over natten.'],
      'Glidelåsen har beskyttelse ved haken, så ingen blir klypt.',
    ],
  },
  softshell: {
    open: [
      '{navn} er laget for fart: den stopper vinden og slipper ut varmen.',
      'Når det er for varmt for skall og for kaldt for bare ull, er softshell svaret.',
      [{ Navn: /softshell/ }, 'På skitur, på sykkelen og på vei til jobb – {navn} er jakken som brukes mest.'],
      'Mykt, strekkbart og vindtett der det gjelder.',
    ],
    body: [
      'Fronten er vindtett, mens ryggen er tynnere og slipper ut fukt.',
      'Fireveis stretch følger bevegelsene og knitrer ikke.',
      'Innsiden er børstet og kjennes god rett mot en tynn ulltrøye.',
      'Overflaten avviser yr og snø, men er ikke ment for en hel dag i regn.',
      'Lommene har netting på innsiden og kan brukes som luftekanaler.',
      'Flate sømmer gnager ikke under sekkereimene.',
      'Silikonkant i livet hindrer jakken i å krype opp.',
    ],
    close: [
      [{ Passform: /^Kroppsnær/ }, 'Kroppsnær passform. Gå opp én størrelse om du vil ha plass til genser.'],
      'Lett nok til å knytte rundt livet når solen kommer.',
      'Tåler hyppig vask og ser ny ut lenge.',
      [{ Navn: /softshell/ }, 'Et trygt valg for den som skal ha én jakke til det meste.'],
    ],
    kids: [
      [{ Refleks: /Foran og bak/ }, 'Refleksen synes både forfra og bakfra.'],
      'Mykt stoff som barn faktisk vil ha på seg.',
    ],
  },
  shellTrousers: {
    open: [
      'Våte lår ødelegger en tur fortere enn noe annet. {navn} sørger for tørre.',
      '{navn} er skallbuksen som tåler isøks, skarpe stålkanter og en tur på baken ned snøfonnen.',
      'En bukse for alt været mellom september og mai.',
      'Bygd for snø, slaps og vind over skoggrensen.',
      '{navn} er på og tett før skyen rekker deg.',
    ],
    body: [
      'Knærne er formskårne og forsterket med tettere vev.',
      'Høy rygg og justerbart liv gjør at buksen sitter godt under hoftebeltet.',
      'Nederst på innsiden av benet sitter et slitesterkt stykke som tåler stegjern og skikanter.',
      'To store lårlommer tar kart, kompass og en pose nøtter.',
      'Alle sømmer er teipede, også bak.',
    ],
    close: [
      'Plass til ullunderbukse under, og en tynn isolasjonsbukse om det må til.',
      'Normal i livet, litt lang i benet.',
      'Vask, impregner og gå ut igjen.',
      'Går godt sammen med skalljakken, men trives også alene.',
    ],
    kids: ['Benet kan legges ned med to hemmelige sømmer når barnet vokser.', 'Doble knær og forsterket bak.'],
  },
  trekTrousers: {
    open: [
      [
        { Navn: /langrennsbukse/ },
        'Fra første stavtak til siste diagonal: {navn} følger med.',
        'Vinden i løypen kommer forfra. {navn} tar den.',
        'En langrennsbukse skal puste bak og stå imot foran.',
      ],
      [{ Navn: /turbukse/ }, '{navn} er turbuksen du glemmer at du har på.'],
      'Stretch der du bøyer deg, slitestyrke der du sitter.',
      [{ Navn: /turbukse/ }, 'For hytte til hytte, bærtur og byen på vei hjem.'],
      [{ Navn: /turbukse/ }, 'En god turbukse tørker fort, puster godt og har lommer på riktig sted. {navn} har alt.'],
      [{ Navn: /turbukse/ }, 'Stien er sjelden jevn. Det er {navn} klar over.'],
    ],
    body: [
      [
        { Navn: /langrennsbukse/ },
        'Linningen er høy i ryggen og holder snøen ute når du faller.',
        'Stoffet foran tar vinden, stoffet bak slipper ut fukten.',
      ],
      [{ Ben: /Krok/ }, 'Kroken nederst i benet holder buksen nede over skoen.'],
      'Lårlommen med glidelås passer til telefon eller turkart.',
      [{ Navn: /turbukse/ }, 'Linningen har mykt fôr og gnager ikke under hoftebeltet.'],
      'Vannavvisende overflate tar den første skuren.',
      [
        { Navn: /turbukse/, Ben: /Snor|Trykk/ },
        'Justering nederst i benet gjør at buksen kan strammes rundt støvelen.',
      ],
    ],
    close: [
      [{ Passform: /rom i låret/ }, 'Normal passform med litt rom i låret.'],
      [{ Farger: /[2-9]/ }, 'Finnes i flere farger og tåler mange vaskerunder.'],
      'Bruk ull under når det blir kaldt.',
      [{ Passform: /^Normal/ }, 'Ta den størrelsen du pleier.'],
    ],
    kids: [
      'Justerbar strikk i livet og ben som kan forlenges.',
      'Forsterkede knær som overlever både grus og skigard.',
    ],
  },
  overall: {
    open: [
      '{navn} tåler barnehagen fem dager i uken og skogen i helgen.',
      'Dressen som henger lavest i garderoben, fordi den brukes mest.',
      'Snø i nakken hører fortiden til med {navn}.',
      'Ett plagg, to glidelåser, og barnet er ute før kakaoen er kald.',
      '{navn} er sydd for lek: i snø, søle og lange køer til akebakken.',
    ],
    body: [
      'To lange glidelåser gjør det lett å kle på et barn som helst vil videre.',
      'Knær og bak er forsterket med slitesterkt stoff.',
      'Strikk under foten og snøfanger i benet holder snøen ute.',
      'Regulerbart liv gjør at dressen sitter godt selv om den er kjøpt litt stor.',
      [{ Sømmer: /^Hoved/ }, 'Hovedsømmene er teipede, og stoffet er både vindtett og vanntett.'],
      'Fôret er glatt i armer og ben, så ullgenseren ikke ruller seg opp.',
      'Navnelapp på innsiden, med plass til to navn. Den går ofte i arv.',
      'Refleks på skuldre, ermer og ben gjør barnet synlig i mørketiden.',
      'Avtakbar hette slipper om den hekter seg fast.',
    ],
    close: [
      'Velg én størrelse større enn barnet bruker nå, så får du med ull under.',
      [{ Vask: /40 °C/ }, 'Kan vaskes på 40 grader og tørker over natten.'],
      'Tips: impregner etter hver tredje vask.',
      'Mange av kundene våre kjøper to: én hjemme og én i barnehagen.',
    ],
  },
} satisfies Record<string, Grammar>;
