/** Nynorsk and dialects: one group a line, the shop's own word first. */
export const dialectWords = `
lue, hue, luve, huve
vott, lovott, vante, polvott
hanske, fingervott, fingervante
ullsokk, raggsokk, lester
bukse, brok
ullgenser, islender
hettegenser, hettetrøye
ryggsekk, skreppe
sko, skor
gummistøvel, regnstøvel, sjøstøvel
fjellstøvel, turstøvel, fotturstøvel, beksømsko
løpesko, joggesko
badeshorts, badebukse
vinterdress, bobledress, vinterheldress
hodelykt, hodelampe, pannelampe, pannelykt, hovudlykt, hovudlampe, panneljos
lykt, lampe, ljos
sovepose, sovepåse
liggeunderlag, sovemadrass, soveunderlag, sovematte, teltmatte
drikkeflaske, vassflaske, vannflaske
termos, termosflaske, termokanne, kaffetermos
turmat, tørrmat, frysetørket mat, frysetørka mat
regntøy, regnklær, regnklede, oljehyre, oljeklær
akebrett, rumpebrett, rompebrett
barn, unge, onge, born, småbarn, småtroll
jente, jentunge, gjente, jænte
gutt, gut, guttunge, gutunge
dame, kvinne, kvinnfolk
herre, mann, mannfolk, karfolk
hund, bikkje, kjøter
valp, hvalp
hvit, kvit
rød, raud
grønn, grøn
lilla, fiolett
svart, sort
vann, vatn, vass
vanntett, vasstett
hverdag, kvardag
skole, skule
høst, haust
sommer, sumar, sommar
tykk, tjukk
myk, mjuk
hode, hovud
stang, stong
løpe, løp, løping, jogge, jogging
klatre, klatring, klatrar
svømme, svømming
klær, klede
`;
