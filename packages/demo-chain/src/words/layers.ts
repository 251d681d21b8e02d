import type { Grammar } from './grammar';

export const layers = {
  fleece: {
    open: [
      '{navn} er mellomlaget som går rett fra turen til sofaen.',
      'Varm, lett og tørr på et blunk: fleece er fortsatt vanskelig å slå.',
      'Et godt mellomlag holder på varmen og slipper ut fukten. {navn} gjør nettopp det.',
      'Trekk på {navn} i pausen, og la den bli på resten av dagen.',
      'Noen plagg blir med på alle turer. {navn} er et av dem.',
    ],
    body: [
      'Glidelåsen gjør det lett å regulere temperaturen.',
      'Flate sømmer ligger godt under skalljakken og sekkereimene.',
      'Lommene på siden har glidelås og plass til hansker.',
      'Stoffet er tett strikket og nupper lite, særlig om du bruker vaskepose.',
      'Ermene er litt lange, slik at de ikke glipper når du strekker deg.',
    ],
    close: [
      [{ Passform: /^Kroppsnær/ }, 'Kroppsnær passform, laget for å brukes rett utenpå ull.'],
      [{ Passform: /^Normal/ }, 'Normal passform, laget for å brukes utenpå ull.'],
      'Tørker på et par timer på hyttesnora.',
      [{ Passform: /^Normal/ }, 'Ta vanlig størrelse.'],
      'God alene på kjølige sommerkvelder og under skallet om vinteren.',
    ],
    kids: ['Haken er beskyttet mot glidelåsen.', 'Store dragere på glidelåsen kan tas med votter på.'],
  },
  sweater: {
    open: [
      '{navn} er strikket i ull og ment for å bli gammel.',
      'En ullgenser hører hjemme på hytta, i båten og på kontoret.',
      'Ull varmer selv når den er fuktig. Derfor strikker vi fortsatt i den.',
      'Det finnes gensere, og så finnes det den du alltid pakker først.',
    ],
    body: [
      'Garnet er mykt nok til å bæres over en tynn trøye uten å klø.',
      'Vrangbord i hals, liv og ermer holder fasongen.',
      [{ Krage: /Høy/ }, 'Halsen er høy nok til å varme og vid nok til å puste.'],
      'Ull lukter lite og trenger sjelden vask; luft den ute i stedet.',
      'Mønsteret er tegnet etter gamle luer funnet på loftet.',
    ],
    close: [
      [{ Passform: /^Normal/ }, 'Rett snitt. Mange velger én størrelse opp for en romslig genser.'],
      'Vaskes på ullprogram og tørkes flatt.',
      'Blir mykere for hvert år.',
      'Fin alene, god under skall.',
    ],
    kids: ['Mykt garn som ikke klør i halsen.', 'Vid halsåpning gjør den lett å få på.'],
  },
  wool: {
    open: [
      'Alt begynner innerst. {navn} er laget som tar imot svetten og gir tilbake varme.',
      'Ull mot huden er den enkleste forsikringen mot å fryse.',
      '{navn} er like god på tredje dag som på den første.',
      'Lag på lag starter her, med myk merinoull som ikke klør.',
      'På hytta, på skitur og under dressen: {navn} brukes hele vinteren.',
      'Varm når du står stille, luftig når du går.',
    ],
    body: [
      'Merinofibrene er tynne og myke, og kjennes glatte mot huden.',
      'Flatlåste sømmer gnager verken under sekken eller i skiskoen.',
      'Ull tar opp fukt og varmer også når den er våt.',
      'Naturlig lukthemmende: luft plagget over natten, og det er klart igjen.',
      'Tynnere paneler slipper ut overskuddsvarme.',
    ],
    close: [
      [{ Passform: /^Kroppsnær/ }, 'Kroppsnær passform. Er du mellom to størrelser, velg den største.'],
      [{ Vask: /30 °C/ }, 'Vaskes på ullprogram, 30 grader, med ullvaskemiddel.'],
      'Tåler mange vintre om den slipper tørketrommelen.',
      'Ull er et godt valg også om sommeren, i tynnere kvalitet.',
    ],
    kids: [
      [{ Navn: /trøye/ }, 'Ermene er lange nok til å rekke ned i votten.'],
      [{ Navn: /sett/ }, 'Vide ribber i ermer og ben, så plagget varer lenger enn én sesong.'],
      [{ Navn: /trøye|sett/ }, 'Uten merkelapp i nakken – størrelsen er trykt på.'],
    ],
  },
  tee: {
    open: [
      '{navn} er trøyen som tørker før du rekker å svette i den igjen.',
      'Lett, myk og uten noe i veien.',
      [{ Navn: /løpe|T-skjorte/ }, 'Til løp, til tur, til trening – og til alle dagene imellom.'],
      'En god trøye merkes ikke. {navn} er slik.',
    ],
    body: [
      'Stoffet transporterer fukt utover og tørker raskt.',
      'Netting under armene slipper ut varme.',
      'Flate sømmer gnager ikke på lange turer.',
      'Litt lengre bak, så den ikke sklir opp under sekken.',
      [{ Vask: /40 °C/ }, 'Luktbehandlet uten sølv; vask den på 40 grader.'],
    ],
    close: [
      [{ Passform: /^Normal/ }, 'Normal passform.'],
      'Kjøp to, så slipper du å vaske midt i uken.',
      'Fargene holder seg vask etter vask.',
      'Lett å pakke, lett å like.',
    ],
    kids: ['Trykket sprekker ikke i vask.', 'Rikelig lengde til barn i vekst.'],
  },
  tights: {
    open: [
      [
        { Navn: /sykkelbukse/ },
        'Lange timer i setet krever en bukse som sitter stille.',
        'Det er i den siste timen du merker om buksen er god.',
        '{navn} er laget for ben som tråkker langt.',
      ],
      [{ Navn: /treningstights/ }, 'Fra matten til løypen uten å skifte.'],
      '{navn} sitter der den skal, fra første til siste kilometer.',
      [{ Navn: /tights/ }, 'Tights skal støtte uten å stramme. Det er hele oppskriften på {navn}.'],
      [{ Navn: /løpetights/ }, 'Til intervaller i motvind og rolige turer langs vannet.'],
      [{ Sitteputer: /^Uten/ }, '{navn} er laget for ben som vil fort av sted.'],
    ],
    body: [
      [{ Navn: /sykkelbukse/ }, 'Stoffet er glatt mot setet og puster i knehasene.'],
      'Strikk og snor i livet holder den på plass.',
      'Lommen bak er stor nok til telefon og nøkkel.',
      'Refleks på leggene gjør deg synlig fra siden.',
      [{ Navn: /treningstights/ }, 'Stoffet er tett nok til å tåle knebøy og tynt nok til å puste.'],
      'Flate sømmer hindrer gnag på langtur.',
    ],
    close: [
      'Kroppsnær. Følg størrelsestabellen.',
      'Vask på vrangen uten skyllemiddel, så holder elastisiteten.',
      [{ Navn: /tights/ }, 'Fungerer også som lag under skallbuksen.'],
    ],
    kids: ['Ekstra myk linning som ikke klemmer.'],
  },
  swimwear: {
    open: [
      '{navn} er klar når vannet er det.',
      'Fjord, tjern eller basseng: {navn} bryr seg ikke om temperaturen.',
      'Norsk sommer er kort. Bad med én gang.',
      'Ett bad til, før solen går bak fjellet.',
    ],
    body: [
      'Stoffet tåler både klor og saltvann.',
      'Flate sømmer gnager ikke når du svømmer langt.',
      'Tørker på svaberget til neste bad.',
      'Fargen holder seg, også etter en sommer i solen.',
      'Solfaktor 50 i stoffet.',
    ],
    close: [
      'Normal i størrelsen.',
      'Skyll i kaldt vann etter bruk, så varer den lenger.',
      'Legg den i sekken, det dukker alltid opp et vann.',
      'Tørkes i skyggen.',
    ],
    kids: [
      'Sitter godt når det hoppes fra bryggen.',
      [{ Rygg: /Kryss/ }, 'Stroppene krysser på ryggen og blir på plass.'],
      'Tåler både sklie og svaberg.',
    ],
  },
  shorts: {
    open: [
      [
        { Navn: /sykkelshorts/ },
        'Mellom deg og setet: {navn}.',
        'Når kilometerne blir mange, er det shortsen som avgjør.',
      ],
      [
        { Navn: /treningsshorts|løpeshorts/ },
        '{navn} er lett å glemme mens du svetter.',
        'Økten er kort, og shortsen er enda kortere.',
      ],
      [{ Navn: /turshorts|løpeshorts/ }, '{navn} er shortsen til varme dager og bratte bakker.'],
      [{ Navn: /turshorts/ }, 'Korte ben, lange turer.'],
      'Noen går i shorts fra april til oktober. Vi forstår dem godt.',
      'Lett shorts som tåler både svaberg og sykkelsete.',
    ],
    body: [
      [{ Innershorts: /sitteputer/ }, 'Benet er tett nedover låret og kryper ikke opp.'],
      'Tørker raskt etter bad eller byge.',
      'Sømmene er flate og lagt bort fra innsiden av låret.',
      'To sidelommer og én med glidelås til nøkkelen.',
      [{ Innershorts: /^(?!Med sitteputer)/ }, 'Splitt i siden gir plass til lange steg.'],
      [{ Liv: /snor/ }, 'Bred strikk i livet med snor på innsiden.'],
    ],
    close: [
      [{ Passform: /^Normal/ }, 'Normal i størrelsen.'],
      'Lett å pakke, tar ingen plass i sekken.',
      [{ Innershorts: /^(?!Med sitteputer)/ }, 'Bruk den over tights når høsten kommer.'],
      [{ Vask: /40 °C/ }, 'Vaskes på 40 grader.'],
    ],
    kids: ['Myk strikk i livet, uten knapp å slite med.'],
  },
} satisfies Record<string, Grammar>;
