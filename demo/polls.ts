import { sceneBase } from '@/demo/pictures/keys';

export const pollRows = () => [
  {
    id: 1,
    name: 'Kjenner du ulla di?',
    description: 'Tre spørsmål om ull og lag på lag. Svarene får du med en gang.',
    bannerDesktop: sceneBase('forest-mist', 'wide'),
    bannerMobile: sceneBase('forest-mist', 'tall'),
    active: true,
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
    questions: [question(4, 'Hvor går turen?', ['Fjellet', 'Kysten', 'Byen', 'Sofaen'])],
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
