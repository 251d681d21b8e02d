/** The texts of the blog by slug: paragraphs with blank lines between, `## ` before a heading. */
export const bodies: Record<string, string> = {
  'lag-pa-lag': `
«Det finnes ikke dårlig vær, bare dårlige klær» er et slitt ordtak, men det er slitt fordi det brukes. Hemmeligheten er ikke én dyr jakke. Hemmeligheten er tre ganske enkle lag, og at du tør å ta dem av og på.

Vi får spørsmålet i butikken hver eneste dag fra oktober og utover: Hva skal jeg ha på meg? Her er svaret vi gir, med litt flere ord enn det er plass til foran prøverommet.

## Innerst: ull som holder deg tørr

Det innerste laget har én jobb: å flytte fukt bort fra huden. Bomull gjør det motsatte. Den suger til seg svetten og holder på den, og når du stopper, blir du kald. Ull tar også opp fukt, men varmer likevel, og den lukter lite selv etter flere dager.

Velg tynn ull hvis du går fort, tykkere hvis du skal stå stille. Trøyen skal sitte tett, men ikke stramme over skuldrene. Er du mellom to størrelser, velger du den største: luft mellom trøye og hud er gratis isolasjon. Husk halsen også. En trøye med høy hals og glidelås er det nærmeste du kommer en termostat.

Sjekk sømmene før du kjøper. Flate sømmer som er flyttet bort fra toppen av skulderen, gjør at sekken ikke gnager. Det merker du ikke i prøverommet, men etter fire timer på ski.

## I midten: luften som varmer

Mellomlaget skal holde på varm luft. Fleece er det greieste: lett, billig og tørr på et blunk. En ullgenser er tyngre, men varmer bedre når du blir våt, og den er fin å sitte i om kvelden. Tynn dun eller syntetisk fyll er varmest for vekten, men bør ligge i sekken mens du går.

Mange har for mye i midten. Hvis du er varm når du går ut av døren, blir du våt etter ti minutter. Vi pleier å si at du skal fryse litt de første fem minuttene. Da er det riktig.

Om du skal på lengre tur, er to tynne mellomlag bedre enn ett tykt. Da kan du legge til litt om gangen, i stedet for å velge mellom badstue og fryseboks.

## Ytterst: vern mot vind og vann

Skallet skal stenge været ute. I tørr kulde holder det ofte med en vindjakke eller softshell, som puster bedre og knitrer mindre. Når det regner eller snør vått, trenger du et tett skall med teipede sømmer.

Se etter lufting under armene. Lange glidelåser der gjør mer for komforten enn noen tusen ekstra i pustevne. Hetten skal kunne strammes med hansker på, og du skal kunne snu hodet uten å se inn i fôret. Prøv jakken med alt du pleier å ha under, og løft armene: går den opp over magen, er den for kort.

## De små delene som avgjør

Fingre, tær og ører tar varmen din først. To par tynne votter er bedre enn ett tykt, for du kan bytte når det ene blir vått. Sokker i ull må ha plass i skoen; en stram sko stenger blodet ute, og da hjelper ingen sokk.

En lue i lommen veier femti gram og er det raskeste varmeapparatet vi vet om. Det samme gjelder en hals av ull: opp over nesen i motvind, ned i halsen når du stopper.

## Slik bruker du lagene på turen

Start tynt. Ta av før du svetter, ikke etterpå. Legg på igjen før du fryser, ikke når du har begynt å hutre. I pausen er rekkefølgen denne: tørr lue, jakke på, så mat. Du mister varme de tre første minuttene, og det tar tjue å få den tilbake.

Barn trenger hjelp med dette. De merker ikke at de er i ferd med å bli kalde før de allerede er det. Kjenn dem i nakken: den skal være varm og tørr. Er den våt, er det på tide med et lag mindre.

## En enkel pakkeliste

Til en dagstur om vinteren tar vi med dette: tynn ull over og under, fleece, skalljakke, tynn dunjakke i sekken, to par votter, lue, hals og et par ekstra sokker. Det veier litt over to kilo til sammen, og det er to kilo du aldri angrer på.

Kom gjerne innom butikken og prøv lagene oppå hverandre. Det er den eneste måten å finne ut om de passer sammen. Ta med det du har fra før – det er sjelden du trenger alt nytt.
`.trim(),
  'velg-riktig-fjellsko': `
Et par fjellsko er det viktigste du kjøper til fotturen. Er de riktige, glemmer du dem. Er de feil, tenker du på lite annet. Her er det vi ser etter når vi hjelper folk i butikken, og noen ting du kan gjøre hjemme før du bestemmer deg.

## Begynn med turen, ikke med skoen

Hvor skal du gå, og hvor tung er sekken? Til skogsstier og dagsturer holder det med lette tursko med myk såle. De er gode fra første dag og tørker fort. Skal du over steinur, bre eller gå i mange dager med tung sekk, trenger du en stivere sko med høyere skaft. Stivheten sparer leggene dine når underlaget er ujevnt, men den gjør skoen tyngre å gå i på flat vei.

De fleste trenger ikke den stiveste skoen i hyllen. Det er en vanlig feil å kjøpe for mye sko. En sko som tåler alt, er sjelden god på det du faktisk gjør.

## Passformen er alt

Mål foten om ettermiddagen. Den er større da enn om morgenen, og på tur er den større enn noen gang. Prøv med den sokken du skal bruke. I butikken har vi en skråplate: gå nedover den og kjenn om tærne treffer foran. Gjør de det, mister du neglene i den første lange nedstigningen. Gå opp en halv størrelse, og prøv igjen.

Hælen skal sitte. Litt løft de første kilometerne er greit i en stiv, ny sko, men glir du merkbart, får du gnagsår. Så er det bredden: skoen skal holde rundt midtfoten uten å klemme over stortåballen. Føtter er ulike, også de to du har. Kjøp etter den største.

Ta deg tid. Gå i skoene i butikken i ti minutter, ikke i ett. Trykk som er litt ubehagelig etter fem minutter, er vondt etter fem timer.

## Membran eller ikke

En membran holder vannet ute. Det er deilig på myr og i vått gress. Den gjør også skoen varmere og langsommere å tørke når det først har gått over kanten. Går du mest om sommeren på tørre stier, kan en sko uten membran være et bedre valg. Går du i Norge fra mai til oktober, lander de fleste på membran.

## Lær eller tekstil

Nubuk og glatt lær varer lenge, former seg etter foten og kan smøres. Tekstil er lettere og trenger mindre innkjøring. En blanding er vanlig: lær der skoen slites, tekstil der foten skal bøyes. Det som sliter sko mest, er ikke stein, men tørking på ovnen. Gjør aldri det.

## Gå dem inn

Bruk skoene hjemme en kveld. Så på butikken, så en kort tur, så en lang. Ta med gnagsårplaster på den første. Blir det vondt på samme sted hver gang, kom tilbake til oss. Noen ganger holder det med en annen innersåle, andre ganger må skoen byttes, og da er det lurt at den ikke er gått helt ut av fasong.

## Stell dem, så varer de

Børst av gjørmen når du kommer hjem. Ta ut innersålene og la skoene tørke åpne i romtemperatur. Når læret er tørt, men ikke sprøtt, smører du det med voks. Ikke for ofte: tre–fire ganger i året er nok for de fleste. Membransko skal ha voks som puster.

Når sålen er slitt ned, kan mange sko såles om. Det koster omtrent halvparten av et par nye, og du slipper å gå inn et nytt par. Spør oss før du kaster dem.

## Sjekklisten på butikkgulvet

Tærne går fri nedover. Hælen sitter oppover. Ingen trykk på siden. Kan du knyte den så den er løs over vristen og fast rundt ankelen? Går du normalt, uten å vralte? Da har du funnet skoene dine. Resten er bare farge.
`.trim(),
  'vask-av-skalljakke': `
Mange lar være å vaske skalljakken fordi de er redde for å ødelegge den. Det er omvendt: en skitten jakke slipper gjennom mer vann og puster dårligere. Salt, fett og røyk fra bålet legger seg i overflaten og suger fukten inn. En vask på førti grader er det beste du kan gjøre for den.

## Når bør du vaske?

Se på jakken neste gang det regner. Perler vannet fortsatt, trenger du bare å skylle av gjørmen. Blir overflaten mørk og våt, er det på tide å vaske. En jakke som brukes på jobbveien hver dag, tåler vask én gang i måneden. En turjakke kan klare seg med tre ganger i året. Skibukser som bare brukes i februar, bør vaskes når sesongen er over, ikke når den begynner.

## Slik gjør du det

Tøm lommene. Det høres selvsagt ut, men vi har sett både kvitteringer og en sammenbrettet hundrelapp komme ut igjen. Lukk glidelåser, klaff og borrelås, slik at de ikke sliter på stoffet. Løsne strammesnorene, ellers vil de trekke seg hardt sammen og lage folder som aldri går bort.

Bruk flytende vaskemiddel uten skyllemiddel. Skyllemiddel er det verste du kan bruke: det legger en hinne som stopper pustevnen. Det finnes eget vaskemiddel til skallplagg, og det er verdt pengene. Vask på førti grader, skånsomt, med lite annet i trommelen. Skyll to ganger. Dobbel skylling er den enkleste måten å få bort sporene av gammelt skyllemiddel fra håndklærne.

## Varme gir perling igjen

Når jakken er ren, er det varmen som gjør jobben. De fleste overflatebehandlinger vekkes igjen av varme. Tørketrommel på lav varme i tjue minutter, eller stryk på lav temperatur med et håndkle imellom, er nok. Står det i merkelappen at plagget ikke skal i tørketrommel, gjelder det. Heng det da opp i et varmt rom og bruk hårføner på de mest utsatte stedene.

## Når vasken ikke hjelper

Fortsetter vannet å trekke inn, er behandlingen slitt. Da kan du impregnere på nytt. Spray gir deg kontroll på hvor det treffer og passer til plagg der du vil beskytte bare yttersiden. Innvask er enklere, men legger seg også på innsiden og kan gjøre fôret mindre sugende. Gjør alltid impregneringen på en ren jakke.

Sjekk sømmene samtidig. Løser teipen seg et sted, bør det tas hånd om før flere centimeter følger etter. Det finnes teip og lim for småflekker, og vi tar imot større reparasjoner i verkstedet vårt.

## Små hull og slitasje

Et hull fra en gnist kan lappes med reparasjonsteip på innsiden. Rund hjørnene på lappen, ellers løsner den. Glidelåser som henger, får litt grafitt fra en vanlig blyant. Borrelås rengjør du med en gammel tannbørste; lo i borrelåsen er den vanligste grunnen til at mansjetter ikke holder.

## Oppbevaring

Heng plagget på en henger, ikke brettet i en kasse. Folder blir til slitasje. La det tørke helt før det henges bort, og hold det unna sollys. Sommeren er lang og skap er ofte fuktige, så gi jakken en runde i frisk luft før den første turen om høsten.

## Er det verdt det?

En jakke som vaskes og impregneres riktig, varer to eller tre ganger så lenge. Det er den billigste oppgraderingen du kan gjøre. Har du spørsmål om hva som passer til akkurat din jakke, kom innom butikken. Vi leser merkelapper hver dag.
`.trim(),
  'telt-om-vinteren': `
Å ligge i telt om vinteren er ikke vanskelig. Det er bare annerledes. Det handler mindre om å være tøff og mer om å være godt forberedt. Her er det vi vet nå og skulle ønske noen hadde sagt oss før den første natten.

## Start i det små

Den første vinternatten bør ligge nær et hus. Hagen er et godt sted. Du kan gå inn om det blir kaldt, og du lærer like mye. Neste gang kan det være en lavvoplass eller et sted med kort vei til bilen. Ikke ta den første natten på toppen av et fjell i kuling.

## Underlaget er viktigere enn soveposen

Varmen forsvinner ned i bakken raskere enn opp i luften. To underlag oppå hverandre – et av skum og et oppblåsbart – er varmere enn ett dyrt. Se på R-verdien: legg sammen tallene for de to. Til vinter vil vi ha fem eller mer. En god sovepose på et tynt underlag fryser du i.

Soveposen skal ha en komforttemperatur som er kaldere enn natten du venter. Ekstremtemperaturen på merkelappen betyr at du overlever, ikke at du sover. Ha med en lakenpose eller en ekstra trøye, og la posen ligge ute av pakkposen i en halvtime før du legger deg, slik at fyllet får reise seg.

## Velg plassen før det blir mørkt

Grav litt ned i snøen, så blåser det mindre. Tråkk flaten hard og vent et kvarter, ellers synker du ned i løpet av natten og ligger i en badekarform. Legg teltet med den smale enden mot vinden. Bruk ski, staver og pinner som plugger: vanlige sommerplugger holder ikke i snø. Grav ned barduner i tverrlagte kvister om snøen er løs.

Graver du ut en liten grop i forteltet, kan du sitte med bena nedi. Det blir sitteplass og frysboks på én gang.

## Kok i god luft

Kullos er den største faren i vintertelt. Ikke kok i lukket telt. Åpne ventilene og dørene, eller kok ute. Gass mister trykk i kulde, så en brenner som bruker bensin eller multifuel, er tryggere når gradene faller. Ha lighter og fyrstikker i lommen, ikke i sekken, der de blir kalde. Fyll termosen med kokende vann før du legger deg; det er den beste vekkeklokken vi vet om.

## Ha det varmt i posen

Spis godt før du legger deg, og ha nøtter liggende innen rekkevidde. Kroppen din er ovnen. Bytt til tørt undertøy, også sokker, og ta på lue. Fyll en vannflaske med varmt vann og legg den ved føttene – sjekk korken to ganger. Telefonen og hodelykten skal ligge i soveposen, ellers er batteriet tomt når du trenger det.

Pust ikke inn i posen. Det føles varmt, men fukten fryser i fyllet. Stram hetten til bare nesen er ute.

## Kondens er ikke en feil

Det blir rim på innsiden av teltduken. Det er pusten din. Luft så godt du kan, rist duken forsiktig om morgenen, og tørk bort det verste med en klut før du pakker. Heng teltet opp hjemme, selv om det ser tørt ut. Mugg elsker et telt som er pakket bort fuktig.

## En realistisk tidsplan

Regn med en time fra du stopper til du sitter med noe varmt i koppen. Det er ikke sommer. Alt tar tid når hendene er kalde: å feste en bardun, skru opp en termos, finne lykten. Det er også en del av gleden. Ro ned, ta det i rekkefølge, og husk at ingen venter.

Når du våkner om morgenen og ser solen treffe en snødekt li, skjønner du hvorfor folk gjør dette frivillig.
`.trim(),
  'pakk-sekken-riktig': `
To like tunge sekker kan kjennes helt ulike. Forskjellen ligger i hvordan de er pakket og stilt. Bruk en kveld på det, så sparer du ryggen en uke.

## Tyngst nærmest ryggen

Tyngdepunktet skal ligge tett inntil ryggen, i høyde med skulderbladene. Telt, mat og brenner legges midt i sekken, inntil ryggplaten. Soveposen, som er lett og stor, går nederst. Klær fyller tomrommet rundt de tunge tingene, så ikke noe flytter seg. Det du trenger først, legger du øverst: regnjakke, matpakke, lue, kart.

Ligger det tunge for langt bak, drar sekken deg bakover. Da går du med hodet skutt fram, og nakken vet det etter to timer. Ligger det for høyt, blir du ustø i steinur. Midt på, tett inntil, er riktig for de fleste.

## Still den inn med vekt i

Ta alltid på en full sekk når du stiller den. Stram først hoftebeltet: puten skal ligge midt på hoftekammen, og det er der åtti prosent av vekten skal bæres. Deretter skulderreimene, til de ligger tett uten å ta av vekten. Så toppreimene, som trekker sekken inntil ryggen, og til slutt brystreimen, som bare skal holde skulderreimene på plass.

Sjekk avstanden mellom rygg og sekk. Du skal så vidt få inn en hånd. Er den stor, slurver du med toppreimene. Mange løsner og strammer underveis på turen: litt mer på hoftene når det går oppover, litt mer på skuldrene nedover.

## Pakk etter hvor ofte du trenger det

Vi pleier å dele i tre. Sjelden: sovepose, telt, nattklær – nederst. Av og til: mat, ekstra klær, kokesett – midt i. Ofte: regntøy, snacks, vannflaske, kamera – øverst og i sidelommer. Legg det du trenger i tilfelle uhell i toppen, ikke nederst: førstehjelp, hodelykt, kniv og telefon.

Bruk pakkposer i ulike farger. Det høres pedantisk ut, men det sparer deg for å tømme hele sekken på myren for å finne en sokk.

## Vann i sekken

Selv en sekk med regntrekk lekker. Pakk soveposen i en tørrpose, og ha klærne i plast. En billig søppelsekk inni hovedrommet er det enkleste av alt. Trekket beskytter sekken, posen beskytter innholdet.

Vann bærer du helst ikke mer av enn du må: ett kilo per liter. Se på kartet hvor bekkene er. I høyfjellet drikker mange rett fra bekken; ved seter og beite bør du koke eller rense.

## Hvor mye er for mye?

En tommelfingerregel er at sekken ikke bør veie mer enn en femtedel av deg på lengre turer, og en fjerdedel som et absolutt tak. Vei sekken hjemme. Er den for tung, ta ut det som ikke ble brukt forrige gang. Skriv en liste når du kommer hjem, ikke når du skal pakke.

## Sekken din i vedlikehold

Rist ut sand og smuler, tørk med fuktig klut, og la den henge åpen. En sekk som lukter, er en sekk som er pakket våt. Smør glidelåsene en gang i året. Rygger og belter kan ofte byttes, så spør før du kaster den.

## Prøv hos oss

Vi har vektposer i butikken. Ta med deg skoene og be oss stille sekken til. Det tar et kvarter, og det er det mest nyttige kvarteret du kan bruke før turen.
`.trim(),
  'forste-tur-med-barn': `
Den første overnattingen ute med barn trenger ikke være langt unna. Den beste plassen er ofte synlig fra parkeringsplassen. Barn måler ikke eventyr i kilometer, men i pinner, pølser og hvor mørkt det var da vi fikk lov til å være oppe.

## Ikke gå langt

En kilometer er mye. Regn med én time per kilometer, med stopp for alt som kan løftes. Sett målet så nært at dere kan snu uten at noen taper. Det viktigste dere får med dere hjem, er lysten til å gå igjen. Velg et sted med vann, trær til hengekøye, og plass til å kaste stein.

## La dem bære litt

En liten sekk gir stolthet. Legg i en genser, en vannflaske og noe godt. To kilo er nok for en seksåring, og resten bærer du. Det er lov å ta sekken når bena blir trette, men spør først om de vil bære den litt til. Det er ofte ikke vekten som er vondt, men å gi den fra seg.

## Klær for barn som ikke står stille

Ull innerst, noe tett ytterst, og alltid et skift i sekken. Barn blir våte av å leke, ikke av å gå. Regnbukse som kan vaskes av i bekken, støvler med plass til ullsokk, og lue. Hender tåler mye så lenge kroppen er varm, men ha et par tørre votter i egen lomme.

Kle dem av før de svetter, og på før de fryser. Kjenn i nakken, ikke på hendene. Kalde hender er normalt, kald nakke er det ikke.

## Mat og varme

Barn spiser ute det de nekter å røre hjemme. Lag noe enkelt som er varmt: pølse på bål, pannekake fra boks, grøt med rosiner. La dem hjelpe: hente vann, bryte kvist, røre i gryta. En kniv under oppsyn er en stor dag. Ta med mer enn du tror, og spar noe til leggetid: en kakao i soveposen er bedre enn noen nattasang.

## Sove ute

Bruk vanlig kveldsrutine, bare i telt. Tenn en lykt, les en bok, ha det faste kosedyret. Barn ligger tett: la dem ligge mellom de voksne, eller mot den ene siden av teltet, der de ikke ruller. Et tynt underlag i barnestørrelse holder om sommeren. Ha bøtte og papir innen rekkevidde. Det er ingen skam i å tisse i bøtte midt på natten.

Mørket er ofte spennende fram til det er skummelt. Da er det godt med en hodelykt på hver. Bytt batteri før dere drar.

## Når det går galt

Det kommer en natt der det regner inn, myggen vinner, og noen skal hjem klokken to. Da drar dere hjem. Det er ikke et nederlag, det er en god historie. Neste gang er de eldre, og de husker dere som dem som ble med ut.

## En kort pakkeliste

Telt, underlag, poser, ekstra klær i tett pose, regntøy, lue, hodelykt til alle, kniv, fyrstikker, førstehjelp, flaske, mat, søppelpose – og et kosedyr som tåler bålrøyk. Ta med solkrem og myggmiddel om sommeren.

Trenger dere å låne eller prøve utstyr før dere bestemmer dere, kom innom. Vi har god tid og en hjørnekrok å leke i.
`.trim(),
  'langrennsski-uten-feilkjop': `
Det er mye å velge mellom når du skal kjøpe langrennsski. Heldigvis er det bare tre ting som avgjør: hvor du går, hvor fort du vil, og hvor mye du veier. Fargen er nummer fire.

## Klassisk, skøyting eller fjell

Klassiske ski går i spor, med feste under foten og gli foran og bak. De er de lengste og gir deg mest for hverdagsturen. Skøyteski er kortere og stivere, og brukes uten festesone. De gir fart, men krever preparerte løyper og litt øvelse. Fjellski er bredere og har stålkanter: de er for dype løyper, nedover utenfor løypen, og turer med sekk.

De fleste som kommer til oss med spørsmålet «hvilken ski?», har egentlig bruk for en klassisk ski og et par fjellski. Begynn med den du kommer til å bruke på en vanlig lørdag.

## Felle, smøring eller smørefri

Ski med felle under foten er enkelt: du går ut døren og får feste. Fellene slites og kan byttes. Ski som smøres, glir best når du treffer blinken, men da må du kunne treffe blinken. Smørefrie såler med mønster er nøysomme på alle føre, men bråker litt på isete spor. Skal du bare ha ett par, velger du felle.

## Spennet er viktigere enn lengden

Lengden følger høyden din, spennet følger vekten. Produsentene har tabeller, og de er gode rettesnorer. Men to ski med lik lengde kan ha ulikt spenn. Spennet er hvor stiv skien er midt på. For mykt spenn gir feste, men drar. For stivt spenn glir fint, men du får ikke feste i bakken. I butikken legger vi skiene på en plate og setter et tynt ark under. Når du står på begge føtter, skal arket kunne trekkes fritt; når du står på én fot, skal det sitte fast.

Skal du gå med sekk, velger vi litt stivere. Skal barn ha ski, velger vi mykere enn tabellen sier, for de står sjelden med all vekt på én fot.

## Sko og binding

Skoen må passe til bindingen. Det er ulike systemer, og de passer ikke alltid sammen. Sjekk hva du har fra før. Skoen bør være litt romslig over tærne: frosne tær er dårlig turfølge. Mål på ettermiddagen med den ullsokken du skal bruke. Skøytesko har høyt skaft for støtte, klassiske sko er lavere og mykere, og fjellsko har høyt skaft og kraftig såle.

Bindingen kjøper du i butikken, og vi monterer den gratis. På nett selger vi den ikke. Ta med deg vekten din, og gjerne skoene.

## Staver og lengde

Til klassisk skal staven rekke omtrent til skulderen, til skøyting til overleppen. For fjellski er kortere bra, fordi du går i ujevnt. Teleskopstaver er praktiske til fjellet, mens fastlengde er lettere til løypen. Reimen skal ligge flatt rundt håndleddet og bære vekten i stavtaket.

## Stell og lagring

Rens fellene med egnet middel et par ganger i sesongen. Sett på glider foran og bak, også på smørefrie ski; det er ikke festesonen som skal smøres, men resten. Tørk av skiene før de settes bort, og lagre dem ikke i bod med stor varme. Surr dem ikke hardt sammen; da går spennet.

## Det vi sjelden hører

Ingen har kommet tilbake og sagt at de skulle kjøpt stivere ski. Noen har kommet tilbake og sagt at de skulle kjøpt mykere. Er du i tvil, velger du den myke. Da går det i hvert fall oppover.
`.trim(),
  'hunden-i-trekkselen': `
En hund som får bruke kroppen, sover bedre. Det gjør den som holder i den andre enden av linen også. Trekk er en fin måte å bruke hunden på, enten du løper, går på ski eller bare er lei av at han drar i halsbåndet. Her er det vi sier når folk kommer innom med en ivrig bikkje på slep.

## Sele, ikke halsbånd

Halsbånd er for å holde, sele er for å trekke. Når hunden drar i halsbåndet, presser den på luftrøret. Selen flytter kraften til bryst og skuldre. Det er forskjell på turselen, som har håndtak og er grei til hverdags, og trekkselen, som er bygd for jevnt drag med linen festet lavt bak.

## Slik måler du

Mål rundt brystet rett bak forbeina på det bredeste. Så mål fra brystbeinet, over ryggen, til haleroten. Sett selen på og stikk to fingre under alle remmer. Du skal få dem inn, men ikke så lett at selen vrir seg. Løft forbeinet og kjenn at den ikke gnager i armhulen. La hunden gå litt i stuen før du tar den ut. En sele som flytter seg når hunden løper, er for stor, uansett hva lappen sier.

Er hunden mellom to størrelser, ta den med til butikken. Vi har benk, målebånd og godbiter.

## Lær hunden forskjellen

Hunden må vite når den får trekke. Bruk ulike redskaper: halsbånd betyr gå pent, sele betyr jobb. Fest linen bak på selen, gå først, og bruk et ord som «gå» når den får starte. Begynn kort: to hundre meter trekk, så en pause, så litt til. Ros når linen er stram, ikke når den er slakk. Et vanlig problem er at hunden snur seg. Da har du for kort line eller går for fort. Bruk en strikk mellom dere; den tar støtet.

## Føre, pauser og vann

Vær forsiktig med asfalt og varmt underlag. Trekk er tungt, og hunden blir varm fortere enn du tror. Over femten grader er varmt for langt trekk. Ta med vann, stopp ofte, og la hunden drikke før du tror den trenger det. Om vinteren er snø mellom tærne det vanligste problemet; klipp pelsen mellom tredeputene og bruk potesokker i grov skare.

Unge hunder skal ikke trekke tungt. Vent til vekstsonene er lukket, for de fleste mellom ett og to år. Spør veterinæren.

## Når du går på ski

Bruk et bredt hoftebelte med rask utløser, og en line med strikk. Hunden skal ligge foran og til siden, ikke bak. Øv på stopp og sving uten ski først. Ta det rolig i nedoverbakkene til dere begge kan svinge. Ta aldri med hunden i preparerte løyper med mange skiløpere; bruk løypene som er åpne for hund, og hold til høyre.

## Vedlikehold av sele

Skyll av salt og gjørme etter tur, og vask på 40 grader i vaskepose når det trengs. Sjekk sømmene der linen er festet, og spenner for slitasje. Heng selen opp i tørr luft, ikke på radiatoren. Reflekser mister kraft med tiden; bytt dem når du ikke lenger ser selen i mørket.

## Og når hunden ikke vil

Noen hunder synes det er rart at de plutselig skal dra. La dem være glade turkamerater i stedet. Det er helt fint. Den beste turen er den begge vil ut på igjen dagen etter.
`.trim(),
};
