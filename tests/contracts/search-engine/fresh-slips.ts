import { barn, called, color, dame, herre, jackets, made } from './demo-grades';
import {
  bikes, daypacks, either, type FreshQuery, food, gloves, harnesses, lifeVests, mittens, nothing, ofClass, rucksacks,
  sunglasses, trousers, woolUnderwear, young,
} from './fresh-grades'; // biome-ignore format: a row

/** Said as to a person in the shop. */
const sentences = ofClass('sentence', [
  ['varm jakke til dame som fryser lett', dame(made(/dunjakke/, /skijakke/, /fleecejakke|ekspedisjonsjakke/))],
  ['noe å sitte på i snøen', made(/sitteunderlag/, nothing, /akebrett|rattkjelke/)],
  [
    'gave til en som sykler',
    made(/sykkel(hjelm|hanske|brille|flaske|veske|sekk|trøye|jakke)|hjelmlykt/, /sykkel(bukse|shorts)/, bikes),
  ],
  ['sko som tåler vann', made(/fjellsko|^tursko/, /gummistøvel|anmarsjsko|vinterstøvel/)],
  ['klær til barnehagen når det regner', barn(made(/regnjakke|regnbukse/, /parkdress|vinterdress/, /gummistøvel/))],
  ['lys til å løpe i mørket', made(/løpelykt/, /hodelykt/)],
  ['lett telt til to personer', called(/ 2-mannstelt|telt 2 personer/)(made(/telt/))],
  [
    'varm sovepose til vinteren',
    either(called(/−(20|30) /)(made(/sovepose/)), called(/−12 /)(made(nothing, /sovepose/))),
  ],
  ['stor sekk til langtur', made(/turryggsekk|ekspedisjonssekk/, nothing, /topptursekk|duffelbag|ekspedisjonsbag/)],
  ['noe varmt på hendene', made(/vott|turhanske|ekspedisjonshanske/)],
  ['ull innerst mot kroppen', made(woolUnderwear)],
  ['noe å ha kaffen i på tur', made(/termos/, nothing, /drikkeflaske/)],
  ['hjelm til barn som skal lære å sykle', young(made(/sykkelhjelm/))],
  ['mat som bare trenger kokende vann', food(() => 3)],
  ['bukse til regnvær for herre', herre(made(/regnbukse/, /skallbukse/))],
  ['staver til å gå tur med', made(/gåstav/, nothing, /løpestav|fjellskistav/)],
  ['noe mykt å ligge på i teltet', made(/liggeunderlag/)],
  ['vest så barnet flyter', young(made(lifeVests))],
  ['briller mot sola til barn', barn(made(sunglasses, /skibrille/))],
  ['noe å drikke på trening', made(/sportsdrikk/, /energidrikk/, /treningsflaske|sykkelflaske/)],
  ['klær til langrenn dame', dame(made(/langrenns(jakke|bukse)/))],
  ['sekk til førsteklassing', made(/barnesekk/, nothing, daypacks)],
]);

/** Typed as far as the thumb came before the search was sent. */
const halves = ofClass('half', [
  ['vinterj', made(/vinterjakke/)],
  ['regnb', made(/regnbukse/)],
  ['sovep', made(/sovepose/)],
  ['fjells', made(/fjellsko|^fjellski /, /fjellskistav/)],
  ['sykkelh', made(/sykkelhjelm|sykkelhanske/)],
  ['hodel', made(/hodelykt/, /løpelykt|barnelykt/)],
  ['ullt', made(/ulltrøye/)],
  ['skib', made(/skibukse|skibrille|skibag/)],
  ['dunj', made(/dunjakke/)],
  ['gummist', made(/gummistøvel/)],
  ['termo', made(/termos/)],
  ['liggeu', made(/liggeunderlag/)],
  ['tursk', made(/^tursko/)],
  ['akeb', made(/akebrett/, /kjelke/)],
  ['redn', made(lifeVests)],
  ['regnjakke bar', barn(made(/regnjakke/))],
  ['fleecej', made(/fleecejakke/)],
  ['stormkj', made(/stormkjøkken/, /brenner/)],
  ['treningsm', made(/treningsmatte/)],
]);

/** Apart what is one word, as one what is two, and words that are Norwegian but not the shop's. */
const compounds = ofClass('compound', [
  ['ski hjelm', made(/skihjelm/)],
  ['regn jakke barn', barn(made(/regnjakke/))],
  ['sykkel hjelm', made(/sykkelhjelm/)],
  ['hengekøyetelt', made(nothing, /tarp/, /telt/), 'none'],
  ['ull-undertøy', made(/ullundertøy/, woolUnderwear)],
  ['ski-bukse', made(/skibukse/, /langrennsbukse/)],
  ['soveunderlag', made(/liggeunderlag/)],
  ['gummi støvler', made(/gummistøvel/)],
  ['vinter dress', made(/vinterdress/, /parkdress/)],
  ['tur sekk', made(/turryggsekk|dagstursekk/, rucksacks)],
  ['dun jakke herre', herre(made(/dunjakke/))],
  ['hode lykt', made(/hodelykt/, /løpelykt|barnelykt/)],
  ['langrenn ski', made(/langrennsski/, /^fjellski /)],
  ['sykkel-hansker', made(/sykkelhanske/)],
  ['fjell sko dame', dame(made(/fjellsko/, /^tursko|anmarsjsko/))],
  ['damejakke', dame(made(jackets))],
  ['ullgenserherre', herre(made(/ullgenser/))],
  ['termosflaske', made(/termos/, nothing, /drikkeflaske/)],
  ['campingtelt', made(/familietelt/, /telt/, /lavvo/)],
  ['fotturstøvler', made(/fjellsko/, /^tursko|anmarsjsko/)],
  ['regnstøvler', made(/gummistøvel/)],
  ['jentesykkel', made(/barnesykkel/)],
  ['vinterhansker', made(/turhanske|ekspedisjonshanske/, mittens)],
  ['damesykkel', dame(made(/hybridsykkel/, /(terreng|el|grus)sykkel/))],
  ['guttebukse', young(made(trousers))],
]);

/** One slip of the finger, or a guess at how it is spelt, in a word that is made of two. */
const misspelt = ofClass('misspelt', [
  ['langrennskki', made(/langrennsski/, /^fjellski /)],
  ['fjelsko', made(/fjellsko/, /^tursko|anmarsjsko/)],
  ['regnjakkke', made(/regnjakke/)],
  ['sykkelhelm', made(/sykkelhjelm/)],
  ['vinterdres', made(/vinterdress/, /parkdress/)],
  ['hodelygt', made(/hodelykt/, /løpelykt|barnelykt/)],
  ['sovpose', made(/sovepose/)],
  ['ryggsek', made(/ryggsekk/, rucksacks)],
  ['ulundertøy', made(/ullundertøy/, woolUnderwear)],
  ['gumistøvler barn', barn(made(/gummistøvel/))],
  ['trekkesele', made(/trekksele/, harnesses)],
  ['skibrile', made(/skibrille/)],
  ['turbuksse dame', dame(made(/turbukse/))],
  ['redingsvest', made(lifeVests, /padlevest/)],
  ['badedragt', made(/badedrakt/)],
  ['dunjake dame', dame(made(/dunjakke/))],
  ['stormkjøken', made(/stormkjøkken/, /brenner/)],
  ['flisejakke', made(/fleecejakke/)],
  ['softshel jakke svart', color('Svart')(made(/softshelljakke/))],
  ['anorak', made(/anorakk/, nothing, /skalljakke/)],
  ['turhannske', made(/turhanske/, gloves)],
]);

export const freshSlips: FreshQuery[] = [...sentences, ...halves, ...compounds, ...misspelt];
