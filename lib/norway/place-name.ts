const SMALL = new Set(['i', 'på']);

/** 'MO I RANA' → 'Mo i Rana'. */
export const placeName = (postPlace: string) =>
  postPlace
    .toLocaleLowerCase('nb')
    .replace(/\p{L}+/gu, (word) => (SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('nb') + word.slice(1)));
