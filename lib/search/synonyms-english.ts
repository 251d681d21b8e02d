export const englishWords = `
jakke, jacket, jackets
skalljakke, shell jacket, hardshell jacket
dunjakke, down jacket, puffer jacket, puffer
regnjakke, rain jacket, rain shell, waterproof jacket
fleecejakke, fleece jacket
softshelljakke, softshell jacket
vinterjakke, winter jacket, winter coat
skijakke, ski jacket
vindjakke, windbreaker, wind jacket
regnkåpe, raincoat, rain coat
parkas, parka
vest, gilet, bodywarmer
bukse, pants, trousers
turbukse, hiking pants, hiking trousers, trekking pants, trekking trousers, walking trousers
regnbukse, rain pants, rain trousers, waterproof trousers
skibukse, ski pants, snow pants
skallbukse, shell pants
turshorts, hiking shorts
løpeshorts, running shorts
sykkelshorts, bike shorts, cycling shorts
badeshorts, swim trunks, swim shorts, swimming trunks
badedrakt, swimsuit, bathing suit, swimming costume
badetøy, swimwear
genser, sweater, jumper, pullover
ullgenser, wool sweater
hettegenser, hoodie
undertøy, underwear
ullundertøy, wool underwear, merino underwear, thermal underwear, thermals, wool base layer, merino base layer
hanske, glove, gloves
vott, mitten, mittens, mitts
sokk, sock, socks
ullsokk, wool socks
skisokk, ski socks
tursokk, hiking socks, trekking socks
lue, beanie
caps, cap
skjerf, scarf
pannebånd, headband
sko, shoe, shoes
støvel, boot, boots
løpesko, running shoes, trainers
terrengløpesko, trail running shoes, trail shoes
fjellsko, hiking boots, hiking shoes, mountain boots, walking boots, trekking boots
tursko, walking shoes, trekking shoes
fritidssko, sneakers, casual shoes
anmarsjsko, approach shoes
gummistøvel, rubber boots, wellies, wellingtons, rain boots, wellington boots
vinterstøvel, snow boots, winter boots
sandal, sandals
tøffel, slippers
skisko, ski boots
alpinstøvel, alpine boots, alpine ski boots, downhill boots
langrennssko, cross country boots, cross country ski boots, nordic boots
skøyte, skates, ice skates
ski, skis, skiing
langrennsski, cross country skis, cross country ski, nordic skis, xc skis
alpinski, alpine skis, downhill skis
fjellski, backcountry skis, mountain skis
toppturski, touring skis, ski touring skis
stav, pole, poles
skistav, ski poles
gåstav, trekking poles, hiking poles, walking poles, hiking stick, walking stick
hjelm, helmet
skihjelm, ski helmet, snowboard helmet
sykkelhjelm, bike helmet, bicycle helmet, cycling helmet
skibrille, goggles, ski goggles
solbrille, sunglasses
sykkelbrille, cycling glasses
hodelykt, headlamp, headlight, head lamp, head torch, headtorch
lykt, torch, flashlight, lantern
sykkellykt, bike light, bike lights
telt, tent
tunneltelt, tunnel tent
familietelt, family tent
lavvo, tipi, teepee
sovepose, sleeping bag
liggeunderlag, sleeping pad, sleeping mat, camping mat, roll mat
sitteunderlag, sit mat, seat pad, sitting pad
hengekøye, hammock
pute, pillow
ryggsekk, rucksack, backpack, knapsack
dagstursekk, daypack, day pack
turryggsekk, hiking backpack, trekking backpack
duffelbag, duffel, duffle, duffel bag, duffle bag
vanntett bag, dry bag, drybag
sykkelveske, pannier, bike bag
skibag, ski bag
treningsbag, gym bag, sports bag
brenner, burner
stormkjøkken, camping stove, cooking set, cookset, stove
gassbrenner, gas stove, gas burner
kjele, pot
krus, mug
termos, vacuum flask, thermos flask
flaske, bottle
drikkeflaske, water bottle, drinking bottle
sykkelflaske, bike bottle
turmat, freeze dried food, camping food, trail food, trekking meal
energibar, energy bar
sportsdrikk, sports drink
energidrikk, energy drink
hund, dog
hundesele, dog harness
trekksele, pulling harness
kobbel, leash
redningsvest, life jacket, life vest, lifejacket
padlevest, buoyancy aid, kayak vest
sykkel, bike, bicycle, cycling
elsykkel, electric bike
terrengsykkel, mountain bike
grussykkel, gravel bike
barnesykkel, kids bike, childrens bike
hybridsykkel, hybrid bike
sykkelhanske, cycling gloves, bike gloves
sykkeltrøye, cycling jersey, bike jersey
sykkeljakke, cycling jacket
sykkelbukse, bib tights, cycling tights
løpetights, running tights
tights, leggings
løpejakke, running jacket
løpetrøye, running shirt, running top
treningsmatte, yoga mat, exercise mat
fotball, football, soccer ball, soccer
håndball, handball
akebrett, sled, toboggan
kjelke, sledge
kajakk, kayak
kano, canoe
kompass, compass
kniv, knife
øks, axe, hatchet
tau, rope
karabin, carabiner
truge, snowshoes
gamasje, gaiters
fiskestang, fishing rod
kikkert, binoculars
hvit, white
svart, black
rød, red
blå, blue
grønn, green
gul, yellow
grå, grey, gray
brun, brown
oransje, orange
lilla, purple, violet
rosa, pink
turkis, turquoise, teal
dame, women, womens, woman, ladies
herre, men, mens, man, gents
barn, kid, kids, child, children
junior, youth, teens
unisex, uni
jente, girl, girls
gutt, boy, boys
ull, wool, woolen, woollen
dun, down
vanntett, waterproof
vindtett, windproof
lett, lightweight
varm, warm
vinter, winter
sommer, summer
regn, rain
snø, snow
vann, water
fjell, mountain
tur, hiking, hike, trekking
løpe, running, run
klatre, climbing
svømme, swimming
padle, paddling
fiske, fishing
jakt, hunting
trening, fitness, training
`;
