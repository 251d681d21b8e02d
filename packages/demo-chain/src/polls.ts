import { sceneBase } from 'demo-chain/pictures/scene-base';
import { heldrePoll } from './heldre-content';

export const pollRows = () => [
  {
    id: 1,
    name: 'Kjenner du ulla di?',
    description: 'Tre spørsmål om ull og lag på lag. Svarene får du med en gang.',
    bannerDesktop: sceneBase('river-spring', 'wide'),
    bannerMobile: sceneBase('river-spring', 'tall'),
    active: true,
    brand: 'nordvidda',
    questions: [
      question(1, 'Hva er best innerst mot kroppen på skitur?', ['Ull', 'Bomull', 'Dun'], 0),
      question(
        2,
        'Hvordan får du best lukt ut av et ullplagg?',
        ['Koker det', 'Lufter det ute over natten', 'Legger det i tørketrommelen'],
        1,
      ),
      question(
        3,
        'Hva gjør du med skalljakken når regnet slutter å perle?',
        ['Kaster den', 'Stryker den på høyeste varme', 'Vasker og impregnerer den'],
        2,
      ),
    ],
  },
  {
    id: 2,
    name: 'Hvor går turen i påsken?',
    description: 'Avsluttet spørreundersøkelse.',
    active: false,
    brand: 'nordvidda',
    questions: [question(4, 'Hvor går turen?', ['Fjellet', 'Kysten', 'Byen', 'Sofaen'])],
  },
  {
    id: 3,
    name: heldrePoll.name,
    description: heldrePoll.description,
    bannerDesktop: sceneBase(heldrePoll.scene, 'wide'),
    bannerMobile: sceneBase(heldrePoll.scene, 'tall'),
    active: true,
    brand: 'heldre',
    questions: heldrePoll.questions.map(({ text, options, right }, i) => question(5 + i, text, options, right)),
  },
];

function question(id: number, text: string, options: string[], right?: number) {
  return {
    id,
    text,
    options: options.map((option, i) => ({
      id: id * 10 + i + 1,
      text: option,
      ...(right === i ? { correct: true } : {}),
    })),
  };
}
