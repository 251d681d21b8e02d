import type { Grammar } from './grammar';

export const small = {
  hat: {
    open: [
      '{navn} er luen som blir sittende på.',
      'Mye varme går ut av et bart hode. {navn} gjør noe med det.',
      'En lue i lommen er aldri bortkastet.',
      [{ Fôr: /^(?!Uten)/ }, 'Ull ytterst, mykt innerst og varm hele veien rundt.'],
      'Fra årets første rim til siste påskedag.',
    ],
    body: [
      'Kanten slutter tett uten å lage merker i pannen.',
      'Dekker ørene også når du snur deg mot vinden.',
      'Strikket med doble tråder foran, der vinden treffer først.',
      'Holder fasongen etter vask på ullprogram.',
    ],
    close: [
      'Én størrelse som passer de fleste hoder.',
      'Går fint i lommen når du blir varm.',
      [{ Farger: /[2-9]/ }, 'Finnes i flere farger – en til jakken, en til bilen.'],
      [{ Vask: /30 °C/ }, 'Vask på 30 grader og tørk flatt.'],
    ],
    kids: [
      'Sitter godt under hetten og har refleks i merket.',
      [{ Fôr: /bånd/ }, 'Båndet i pannen er mykt for den som klør lett.'],
    ],
  },
  gloves: {
    open: [
      'Kalde fingre ødelegger gode turer. {navn} redder dem.',
      '{navn} er hansker du kan knyte skolisser med.',
      'For fingre som skal gripe, dra og peke i minusgrader.',
      'Votter er varmest, hansker er mest praktisk. {navn} ligger tett på begge.',
    ],
    body: [
      [{ Mansjett: /^Kort/ }, 'Kanten rundt håndleddet slutter tett uten å stramme.'],
      'Sømmene er lagt utenfor fingertuppene, der de ellers kjennes.',
      'Formskårne fingre gir bedre grep.',
      'Frotté på tommelen er til det du tror.',
      [{ Materiale: /fôr/ }, 'Fôret sitter fast og blir ikke med ut når hånden er våt.'],
    ],
    close: [
      'Mål rundt håndflaten for å finne størrelsen.',
      'Tørk dem luftig, ikke på ovnen.',
      [{ Materiale: /^Ytterstoff/ }, 'Bruk en tynn ullhanske under i streng kulde.'],
    ],
    kids: ['Lang mansjett med glidelås gjør dem enkle å få på.', 'Snor mellom vottene kan festes i ermene.'],
  },
  mittens: {
    open: [
      'Fire fingre som varmer hverandre: det er vottens hemmelighet.',
      'Når det virkelig er kaldt, er det votter som gjelder.',
      '{navn} er vottene som blir sittende på.',
      'Varme hender, hele dagen.',
    ],
    body: [
      'Romslige nok til en tynn hanske innenfor.',
      [{ Håndflate: /^Forsterket/ }, 'Håndflaten er forsterket der du holder i staven.'],
      'Tommelen er formet slik at grepet blir godt.',
      'Løkke til å henge dem i, så de tørker med åpningen ned.',
    ],
    close: [
      'Mål rundt håndflaten for å finne størrelsen.',
      'Tørk dem luftig, ikke på ovnen.',
      'Velg dem heller litt store enn litt små.',
      'Ha et ekstra par i sekken.',
    ],
    kids: ['Lang mansjett med glidelås gjør dem enkle å få på.', 'Snor mellom vottene kan festes i ermene.'],
  },
  bikeGloves: {
    open: [
      'Godt grep, færre vibrasjoner.',
      '{navn} gir ro i hendene på humpete vei.',
      'Hendene merker veien først.',
      'For styret du holder i lenge.',
    ],
    body: [
      'Håndflaten er perforert og blir ikke klam.',
      'Oversiden puster og tørker fort.',
      'Frotté på tommelen tørker svette.',
      [{ Fingre: /Korte/ }, 'Små løkker mellom fingrene gjør dem lette å dra av.'],
    ],
    close: [
      'Mål rundt håndflaten.',
      [{ Vask: /40 °C/ }, 'Vaskes på 40 grader.'],
      'Tett passform, ta større om du er mellom to.',
      [{ Farger: /[2-9]/ }, 'Finnes i flere farger.'],
    ],
  },
  socks: {
    open: [
      'Gode sokker er halve skoen.',
      '{navn} holder føttene tørre og skoene blide.',
      'Gnagsår begynner i sokken. De slutter med {navn}.',
      'Ull på føttene, hele året.',
    ],
    body: [
      'Flat søm over tærne gnager ikke.',
      'Ribbestrikk rundt foten holder sokken på plass.',
      'Ullen tar opp fukt og lukter lite.',
      'Forsterket med nylon der det slites mest.',
      'Lufterille over vristen slipper ut varme.',
    ],
    close: [
      'Vask på vrangen, på ullprogram.',
      [{ Høyde: /Legg|Kne/ }, 'Passer i både fjellsko og gummistøvler.'],
      'Selges parvis.',
      'Ta med et ekstra par i sekken.',
    ],
    kids: [
      [{ Høyde: /Ankel/ }, 'Lave nok til joggeskoene på sommeren.'],
      'Myke nok til at de får være på hele dagen.',
      [{ Høyde: /Legg|Kne/ }, 'Lange nok til å nå over støvelkanten.'],
    ],
  },
  sunglasses: {
    open: [
      'Sol på snø er sterkere enn du tror. {navn} tar imot den.',
      '{navn} sitter støtt når tempoet øker.',
      'Lette briller med godt glass.',
      'Fra skaren i april til sjøen i juli.',
    ],
    body: [
      'Glasset stopper UVA og UVB fullt ut (UV 400).',
      'Mykt gummigrep på stengene holder når du svetter.',
      'Stengene er tynne nok til å ligge under hjelmreimen.',
      'Store glass gir fritt syn til siden.',
      'Lufting øverst hindrer dugg i motbakkene.',
      'Rammen er i seig plast som tåler å bli satt på.',
    ],
    close: [
      'Egnet til fjell og sjø. Ikke til bilkjøring i mørket.',
      [{ 'Følger med': /^Etui/ }, 'Ha dem i etuiet når de ikke er på nesen.'],
      'Skyll av saltvann med ferskvann.',
    ],
    kids: ['Bøyelige stenger som overlever baklommen.'],
  },
  lifevest: {
    open: [
      'Vesten som blir brukt, er den som redder liv. {navn} er lett å ha på.',
      '{navn} gir trygghet til lands når du ser dem til sjøs.',
      'Godkjent, synlig og enkel å stramme.',
      'Til bryggen, båten og brettet.',
    ],
    body: [
      [{ Navn: /redningsvest/ }, 'Flyteelementene er delt opp, slik at vesten følger kroppen når du ror.'],
      [{ Navn: /padlevest/ }, 'Flyteelementene er delt opp, slik at vesten følger kroppen når du padler.'],
      [{ Skrittstropp: /følger med/ }, 'Regulering på sidene og skrittstropp holder vesten nede i vannet.'],
      'Refleks på skuldrene og fløyte i snor.',
      'Sterk farge som er lett å se mellom bølgene.',
      'Tørker raskt og kan henges rett opp.',
    ],
    close: [
      'Velg etter vekt og prøv den i vann før sesongen.',
      'Skyll i ferskvann etter bruk, og sjekk stroppene hvert år.',
      'CE-godkjent etter EN ISO 12402.',
      'Barn skal alltid ha vest på bryggen.',
    ],
    kids: [
      [{ Krage: /Ja/ }, 'Krage som holder hodet over vann og snur barnet på ryggen.'],
      'Håndtak i nakken til å løfte etter.',
    ],
  },
  dog: {
    open: [
      '{navn} er selen til hunden som alltid er først opp bakken.',
      'En sele skal sitte godt, også når ekornet kommer.',
      'For turer der firbeinte bestemmer farten.',
      '{navn} fordeler trekket over brystet og lar skuldrene jobbe fritt.',
    ],
    body: [
      'Polstringen er kledd med stoff som tørker fort og ikke samler lodd.',
      'Refleksstriper på begge sider synes i mørketiden.',
      'Selen tres over hodet og lukkes med ett klikk.',
      'Åpningen foran går fri av strupen når hunden drar.',
      'Sømmene er dobbelt sydd der trekket er størst.',
    ],
    close: [
      'Mål rundt brystkassen på det bredeste.',
      [{ Vask: /40 °C/ }, 'Vaskes på 40 grader i vaskepose.'],
      'Ta hunden med til butikken, så prøver vi den på.',
      [{ Navn: /hundesele|bikkjesele/ }, 'Passer til gåtur, løp og lett trekk.'],
    ],
  },
  ball: {
    open: [
      [
        { Underlag: /^Inne/ },
        'Lyset er på i hallen, og {navn} er klar.',
        'Fra oppvarming til siste kamp på lørdag.',
        'Treningen på tirsdag begynner med {navn}.',
      ],
      [{ Navn: /volleyball/ }, 'Et nett, seks venner og {navn}.'],
      [{ Underlag: /^(?!Inne)/ }, '{navn} blir med ut i hvert friminutt.'],
      [{ Navn: /fotball/ }, 'En ball, to jakker som mål, og ettermiddagen er reddet.'],
      'Rund, som den skal være.',
      [{ Navn: /fotball/ }, 'Til løkka, skolegården og treningen på tirsdag.'],
    ],
    body: [
      [{ Underlag: /^Inne/ }, 'Overflaten gir godt grep også med svette hender.'],
      [{ Navn: /fotball/ }, 'Mykt skum under dekket er snilt mot vrister og panner.'],
      'Mønsteret gjør det lett å se hvordan den roterer.',
      [{ Underlag: /^(?!Inne)/ }, 'Overflaten gir godt grep også i regn.'],
      [{ Nivå: /Kamp/ }, 'Vekten er som i kamp, så du øver på det rette.'],
      [{ Navn: /håndball|volleyball/ }, 'Mykt skum under dekket er snilt mot fingrene.'],
    ],
    close: [
      'Leveres uten luft. Pumpe og nål selges i butikken.',
      [{ Navn: /fotball|håndball/ }, 'Størrelsen står på ventilen.'],
      'Tips: fyll etter trykket som er trykt ved ventilen.',
    ],
  },
} satisfies Record<string, Grammar>;
