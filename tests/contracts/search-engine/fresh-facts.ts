import { barn, called, color, dame, herre, jackets, junior, made, size } from './demo-grades';
import {
  bags, boots, drinkBottles, type FreshQuery, food, gloves, harnesses, hats, helmets, lifeVests, mittens,
  nothing, ofClass, rucksacks, shade, sized, skis, sweaters, torches, trousers, walkingShoes, woolUnderwear, young,
} from './fresh-grades'; // biome-ignore format: a row

/** Ages and sizes: eight years are 128 cm, two are 92; a head of 56 cm wears 55–58. */
const sizes = ofClass('size', [
  ['jakke 8 år', young(sized(['128'], ['122', '134'], made(jackets)))],
  ['vinterjakke 10 år', young(sized(['140'], ['134', '146'], made(/vinterjakke/, /skijakke/)))],
  ['dress 2 år', sized(['92'], ['98'], made(/vinterdress|parkdress/))],
  ['regnbukse 104', size('104')(made(/regnbukse/))],
  ['ski 195', size('195 cm')(made(skis))],
  ['ski 195 cm', size('195 cm')(made(skis))],
  ['langrennsski 200', size('200 cm')(made(/langrennsski/, /^fjellski /))],
  ['ski barn 120 cm', size('120 cm')(young(made(skis)))],
  ['str 56 hjelm', size('55–58 cm')(made(helmets))],
  ['sykkelhjelm 52 cm', sized(['50–54 cm', '52–55 cm'], [], made(/sykkelhjelm/))],
  ['42 fjellsko dame', size('42')(dame(made(/fjellsko/, /^tursko|anmarsjsko/)))],
  ['løpesko 46 herre', size('46')(herre(made(/løpesko/)))],
  ['jakke xl herre', size('XL')(herre(made(jackets)))],
  ['turbukse dame medium', size('M')(dame(made(/turbukse/)))],
  ['fotballsko 8 år', young(sized(['32'], ['31', '33'], made(nothing, /løpesko/, /fritidssko/))), 'none'],
  ['sko str 25 barn', size('25')(young(made(walkingShoes, boots)))],
  ['støvler str 30', size('30')(made(boots))],
  ['skisko 38', size('38')(made(/langrennssko/))],
  ['skistav 150', size('150 cm')(made(/langrennsstav|fjellskistav/))],
  ['alpinstav 120 cm', size('120 cm')(made(/alpinstav/))],
  ['sovepose 205 cm', size('205 cm')(made(/sovepose/))],
  ['redningsvest 20 kg', size('15–30 kg')(made(lifeVests))],
  ['flytevest 90 kg', size('80–100 kg')(made(lifeVests, /padlevest/))],
  ['tursokker 41', size('40–43')(made(/tursokk/, /skisokk/))],
  ['hansker str 9', size('9')(made(gloves, mittens))],
  ['hundesele xs', size('XS')(made(harnesses, /trekksele/))],
]);

/** Colours grown together with what wears them, and the light and the dark of each. */
const colors = ofClass('color', [
  ['rødjakke', color('Rød')(made(jackets))],
  ['svartlue', color('Svart')(made(hats))],
  ['svartbukse dame', color('Svart')(dame(made(trousers, nothing, /ullunderbukse|tights/)))],
  ['grønnsekk', color('Grønn')(made(rucksacks))],
  ['blåsovepose', color('Blå')(made(/sovepose/))],
  // The blue jackets are all dark.
  ['lyseblå jakke', color('Blå')(made(nothing, jackets)), 'none'],
  ['mørkegrønn bukse', shade('Granskog Einer', ['Grønn'], made(trousers, /ullunderbukse/))],
  ['mørkeblå dunjakke', shade('Marine Nattblå Dypmarine Blåbær', ['Blå'], made(/dunjakke/))],
  ['marineblå skalljakke herre', color('Marine')(herre(made(/skalljakke/)))],
  ['beige fleecejakke dame', color('Beige')(dame(made(/fleecejakke/)))],
  ['mørkegrå turbukse', shade('Skifergrå', ['Grå'], made(/turbukse/))],
  ['vinrød genser', shade('Vinrød', ['Rød'], made(sweaters))],
  ['mørkerød dunjakke dame', shade('Vinrød Tyttebær', ['Rød'], dame(made(/dunjakke/)))],
  ['lysegrønn t-skjorte', shade('Lauvgrønn Salvie Lav', ['Grønn'], made(/T-skjorte/))],
  ['gul regnjakke barn', color('Gul')(barn(made(/regnjakke/)))],
  ['rosa vinterdress', color('Rosa')(made(/vinterdress/, /parkdress/))],
  ['hvit skihjelm', color('Hvit')(made(/skihjelm/))],
  ['oransje dunjakke', color('Oransje')(made(/dunjakke/))],
  ['lilla tights', color('Lilla')(made(/tights/))],
  ['grå turbukse herre', color('Grå')(herre(made(/turbukse/)))],
  ['brune fjellsko', color('Brun')(made(/fjellsko/, /^tursko/))],
  ['flerfarget ullundertøy', color('Flerfarget')(made(/ullundertøy/, woolUnderwear))],
  ['petrolblå jakke', shade('Petrol', ['Turkis'], made(jackets))],
]);

/** Numbers that say how much it holds, and numbers that say nothing here and must not find a fabric or a size. */
const numbers = ofClass('number', [
  ['15 liter sekk', called(/ 15 liter/)(made(rucksacks))],
  ['sekk 12l barn', called(/ 12 liter/)(young(made(rucksacks)))],
  ['42 liter ryggsekk', called(/ (40|50) liter/)(made(nothing, rucksacks)), 'none'],
  ['100 ullgenser', made(/ullgenser/)],
  ['80 merinoull trøye', made(/ulltrøye/, /ullundertøy/)],
  ['regnjakke 5000 mm', made(/regnjakke/)],
  ['600 lumen hodelykt', called(/ 600 lm/)(made(/hodelykt/))],
  ['hjelmlykt 2000', called(/ 2000 lm/)(made(/hjelmlykt/))],
  ['sovepose -20', called(/−20 /)(made(/sovepose/))],
  ['sykkel 20 tommer', called(/ 20 tommer/)(made(/barnesykkel/))],
  ['hybridsykkel 18 gir', called(/ 18 gir/)(made(/hybridsykkel/))],
  ['0,5 liter termos', called(/ 0,5 liter/)(made(/termos/))],
  ['1 l flaske', called(/ 1,0 liter/)(made(drinkBottles, /termos/))],
  ['liggeunderlag 7 cm', called(/ 7 cm/)(made(/liggeunderlag/))],
  ['tarp 9 m2', called(/ 9 m²/)(made(/tarp/))],
  ['120 l bag', called(/ 120 liter/)(made(bags))],
  ['4 personers lavvo', called(/ 4 personer/)(made(/lavvo/))],
  ['8 mm treningsmatte', called(/ 8 mm/)(made(/treningsmatte/))],
  ['fotball 5', size('5')(made(/fotball/))],
  ['turmat 500 kcal', food(() => 3)],
  ['pulk 144', called(/ 144 cm/)(made(/pulk/))],
  ['1000 lumen lykt', called(/ (900|1200) lm/)(made(nothing, torches)), 'none'],
]);

/** An age that is said of what has no size by age. */
const ages = ofClass('size', [
  ['skøyter str 35 junior', size('35')(junior(made(/skøyte/)))],
  ['votter 4 år', made(/barnevott/)],
]);

export const freshFacts: FreshQuery[] = [...sizes, ...ages, ...colors, ...numbers];
