const words = (text: string) => text.trim().split(/\s+/);

export const heads = words(`
  jakke bukse genser trøye tskjorte skjorte lue vott hanske sko støvel støvlett sandal tøffel sokk strømpe ski stav
  undertøy superundertøy truse boxer bokser longs tights shorts skjørt kjole dress drakt anorakk parkas frakk kåpe vest
  cape poncho hette hals buff skjerf pannebånd bånd caps hatt belte seler sele gamasje overtrekk trekk såle lisse
  ryggsekk sekk bag veske pose sovepose underlag liggeunderlag madrass pute teppe pledd telt tarp presenning lavvo
  hengekøye køye stol bord seng lykt lampe lanterne brenner kokeapparat primus kjele panne gryte kopp flaske termos krus
  tallerken bestikk kniv øks sag spade stang snelle sluk flue garn line krok haspel wobbler hjelm brille maske binding
  fell smurning voks pulk slede akebrett kjelke skøyte sykkel hjul dekk slange lås pumpe sete vogn hengar tilhenger
  henger klokke ur kompass kart kikkert tau karabin stegjern broddar brodd truge kobbel bånd halsbånd dekken skål leke
  kajakk kano båt åre brett badetøy bikini badedrakt håndkle redningsvest nett hodenett spray krem stift impregnering
  stativ feste klips holder batteri lader powerbank radio kamera ball racket mål spill tøy klær plagg sett pakke
  tur apparat filter beholder boks kasse kurv rom lag ull dun luke duk matte bok mat pølse godbit seletøy skjold beskytter
  knebeskytter rulle løype trimmer sikring tauverk slynge bremse ringeklokke lyd fôr for
`);

/** Modifiers; a linking s or e may follow (dagstur, hundesele). */
export const modifiers = words(`
  vinter sommer vår høst regn snø vind vann skall dun ull merino bomull fleece softshell hardshell goretex tur fjell
  skog topp topptur tind ski langrenn alpin slalåm slalom snowboard twintip rulle sykkel terreng el løpe løp jogge trening
  klatre klatring fotball håndball hund katt jakt fiske camping leir telt sove ligge hode panne lomme hånd
  fot rygg mage hofte dame herre barn baby junior ungdom jente gutt kvinne manns dag dagstur langtur ekspedisjon
  lang kort kne mellom under over ytter inner super lett fritid vandre vandring walking gå padle båt bade svømme
  svømming redning flyte sol mygg insekt bål stek steke kaffe mat drikke termo varme sport refleks
  arbeid sikkerhet reise skole bære kjøle førstehjelp tre stål gummi lær skinn silke bambus hybrid
  isolasjon vatt turist tunnel kuppel familie ball is brodd kjede hjelm bikkje valpe valp hals seng stol bord hage strand
  kajakk kano ull polar nakke skulder bryst bein ben legg ankel øye øre ansikt munn tå fluefiske isfiske havfiske meite
  sluk kast bukse jakke lue hanske sko støvel sekk ryggsekk sovepose nattur natt luft tråd gass sprit multi bensin ved
  sittende sitte henge folde felle gassbrenner stearin batteri nød natur villmark vei by racer gravel sti crossover
  lavvo kart kompass nett t strikke hette trekk hverdag asfalt anmarsj grus ratt park duffel energi multifuel
`);

/** Compounds whose parts say nothing, or something else. */
export const unsplit = words(`
  hansker pakksekk vannsekk søppelsekk drikkesekk sandsekk undertøy superundertøy liggeunderlag halsbånd pannebånd
  redningsvest flytevest hengekøye hodenett håndkle tskjorte ringeklokke powerbank karabin underlag brettspill
  sovepose ryggsekk badedrakt kokeapparat overtrekk tallerken seletøy mellomlag kjøkken fottøy skotøy sportsdrikk
`);
