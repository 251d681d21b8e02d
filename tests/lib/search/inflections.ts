/** Lemma and inflected forms, bokmål and nynorsk, of words an outdoor shop meets. Written by hand for these tests. */
export const inflections: string[][] = `
jakke jakken jakka jakker jakkar jakkene jakkane jakkas
bukse buksen buksa bukser buksene buksas
lue luen lua luer luene
trøye trøyen trøya trøyer trøyene
genser genseren gensere genserne genserar genserane genserens
skjorte skjorten skjorta skjorter skjortene
sko skoen skor skoene skorne
fjellsko fjellskoen fjellskor fjellskoene
støvel støvelen støvler støvlene støvlar støvlane
gummistøvel gummistøvelen gummistøvler gummistøvlar
sandal sandalen sandaler sandalene sandalar sandalane
tøffel tøffelen tøfler tøflene tøflar
sokk sokken sokker sokkene sokkar sokkane
hanske hansken hansker hanskene hanskar hanskane
vott votten votter vottene vottar vottane
vante vanten vanter vantene vantar
hals halsen halser halsene halsar
pannebånd pannebåndet pannebåndene pannebånda
skjerf skjerfet skjerfene skjerfa
belte beltet belter beltene belta
sekk sekken sekker sekkene sekkar sekkane
ryggsekk ryggsekken ryggsekker ryggsekkene ryggsekkar
bag bagen bager bagene bagar
veske vesken veska vesker veskene
pose posen poser posene posar
sovepose soveposen soveposer soveposene soveposar soveposane
telt teltet teltene telta teltets
lavvo lavvoen lavvoer lavvoene
tarp tarpen tarper tarpene
underlag underlaget underlagene underlaga
madrass madrassen madrasser madrassene
stol stolen stoler stolene stolar stolane
bord bordet bordene borda
lykt lykten lykta lykter lyktene
hodelykt hodelykten hodelykta hodelykter hodelyktene
lampe lampen lampa lamper lampene
brenner brenneren brennere brennerne brennerar
kjele kjelen kjeler kjelene kjelar
gryte gryten gryta gryter grytene
kopp koppen kopper koppene koppar
flaske flasken flaska flasker flaskene
termos termosen termoser termosene
kniv kniven kniver knivene knivar knivane
øks øksen øksa økser øksene
spade spaden spader spadene spadar
stang stangen stanga stenger stengene
fiskestang fiskestangen fiskestenger fiskestengene
snelle snellen snella sneller snellene
sluk sluken sluker slukene slukar
flue fluen flua fluer fluene
snøre snøret snører snørene
hjelm hjelmen hjelmer hjelmene hjelmar hjelmane
brille brillen brilla briller brillene
maske masken maska masker maskene
ski skien skia skiene
stav staven staver stavene stavar stavane
binding bindingen bindinga bindinger bindingene bindingar
fell fellen fella feller fellene
pulk pulken pulker pulkene pulkar
slede sleden sleder sledene sledar
kjelke kjelken kjelker kjelkene kjelkar
skøyte skøyten skøyta skøyter skøytene
sykkel sykkelen sykler syklene syklar syklane
elsykkel elsykkelen elsykler elsyklene
hjul hjulet hjulene hjula
slange slangen slanger slangene slangar
lås låsen låser låsene låsar
pumpe pumpen pumpa pumper pumpene
sele selen seler selene selar selane
tau tauet tauene taua
karabin karabinen karabiner karabinene
kajakk kajakken kajakker kajakkene kajakkar
kano kanoen kanoer kanoene kanoar
åre åren åra årer årene
vest vesten vester vestene vestar
håndkle håndkleet håndklær håndklærne
hund hunden hunder hundene hundar hundane
valp valpen valper valpene
katt katten katter kattene
bånd båndet båndene bånda
kobbel kobbelet kobler koblene
seng sengen senga senger sengene
barn barnet barna barnas
dame damen dama damer damene damenes
herre herren herrer herrene
kvinne kvinnen kvinna kvinner kvinnene
mann mannen menn mennene
jente jenten jenta jenter jentene
gutt gutten gutter guttene guttane
fjell fjellet fjellene fjella
tur turen turer turene turar
skog skogen skoger skogene skogar
sommer sommeren somrer somrene
vinter vinteren vintrer vintrene vintrar
finger fingeren fingrer fingrene fingrar
filter filteret filtre filtrene
nøkkel nøkkelen nøkler nøklene nøklar
kompass kompasset kompassene kompassa
kart kartet kartene karta
batteri batteriet batterier batteriene
lader laderen ladere laderne
holder holderen holdere holderne
nett nettet nettene netta
krok kroken kroker krokene krokar
rom rommet rommene romma
lomme lommen lomma lommer lommene
glidelås glidelåsen glidelåser glidelåsene
hette hetten hetta hetter hettene
såle sålen såler sålene sålar
dress dressen dresser dressene
drakt drakten drakta drakter draktene
kjole kjolen kjoler kjolene kjolar
tights tightsen
shorts shortsen
gamasje gamasjen gamasjer gamasjene gamasjar
isolering isoleringen isoleringa
smurning smurningen smurningar
fiskar fiskaren fiskarar fiskarane
rød rødt røde
raud raudt raude
svart svarte
hvit hvitt hvite
blå blått blåe
grønn grønt grønne
grøn grønt grøne
gul gult gule
grå grått gråe
brun brunt brune
varm varmt varme varmere
lett lette lettere
tynn tynt tynne
tykk tykt tykke
lang langt lange lengre
kort korte
vanntett vanntette
vindtett vindtette
myk mykt myke
våt vått våte
tørr tørt tørre
ny nytt nye
stor stort store større
liten lite lita små
kald kaldt kalde
vattert vatterte
isolert isolerte
vindtett vindtette
stripete stripet
høy høyt høye
lav lavt lave låg lågt låge
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

/** More of the same, written after the stemmer was done and never used to make it better: what it does with new words. */
export const unseen: string[][] = `
kåpe kåpen kåpa kåper kåpene
frakk frakken frakker frakkene frakkar
anorakk anorakken anorakker anorakkene
skjørt skjørtet skjørtene
blazer blazeren blazere blazerne
cardigan cardiganen cardiganer cardiganene
truse trusen trusa truser trusene
boxer boxeren boxere boxerne
hårbøyle hårbøylen hårbøyler hårbøylene
slips slipset slipsene
ermet erme ermer ermene
krage kragen krager kragene kragar
knapp knappen knapper knappene knappar
stropp stroppen stropper stroppene stroppar
spenne spennen spenna spenner spennene
plugg pluggen plugger pluggene pluggar
bardun bardunen barduner bardunene
duk duken duker dukene dukar
vindu vinduet vinduer vinduene
myggnett myggnettet myggnettene
kompressor kompressoren kompressorer kompressorene
patron patronen patroner patronene
fyrstikk fyrstikken fyrstikker fyrstikkene
peis peisen peiser peisene
panne pannen panna panner pannene
tallerken tallerkenen tallerkener tallerknene
skje skjeen skjeer skjeene
gaffel gaffelen gafler gaflene
kanne kannen kanna kanner kannene
kjøkken kjøkkenet kjøkkener kjøkkenene
dynamo dynamoen dynamoer dynamoene
kjede kjedet kjeder kjedene
pedal pedalen pedaler pedalene pedalar
eike eiken eika eiker eikene
dekk dekket dekkene dekka
styre styret styrer styrene
skjerm skjermen skjermer skjermene
krankarm krankarmen krankarmer krankarmene
bremsekloss bremseklossen bremseklosser bremseklossene
hengelås hengelåsen hengelåser hengelåsene
trillevogn trillevognen trillevogner trillevognene
rulleski rulleskiene rulleskia
truge trugen truga truger trugene
isbrodd isbrodden isbrodder isbroddene
isøks isøksen isøkser isøksene
tauverk tauverket tauverka
spole spolen spoler spolene spolar
agn agnet agnene
bøye bøyen bøya bøyer bøyene
årepar åreparet åreparene
snorkel snorkelen snorkler snorklene
svømmeføtter svømmeføttene
paddel paddelen padler padlene
luftpumpe luftpumpen luftpumpa luftpumper luftpumpene
halsbånd halsbåndet halsbåndene
matskål matskålen matskåla matskåler matskålene
kurv kurven kurver kurvene kurvar
bur buret burene bura
saks saksen saksa sakser saksene
hammer hammeren hamre hamrene
spiker spikeren spikre spikrene
tråd tråden tråder trådene trådar
nål nålen nåla nåler nålene
lapp lappen lapper lappene lappar
mønstret mønstrete
slitesterk slitesterkt slitesterke
pustende pustende
elastisk elastiske
sammenleggbar sammenleggbart sammenleggbare
justerbar justerbart justerbare
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

/** Pairs that must not meet: a stemmer that finds everything finds nothing. */
export const strangers: [string, string][] = `
sko skog
ski skinn
tur turtle
ull ulv
telt tella
vann vante
lue luft
sete sett
sekk sekser
pose post
hund hundre
lykt lyd
regn regel
hals hall
bord borte
kart kar
stav stang
fell fjell
kano kanon
mann mandel
dun dunk
lås los
kniv knivsja
bok bukse
nett ned
gul gull
hvit hvile
grå gran
blå blad
sal salt
par park
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string]);
