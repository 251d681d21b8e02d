import { allBrands } from '@/lib/brands/brands';

/** Makes passwords equal however a keyboard composes its å. Nothing is cut or trimmed. */
export const passwordText = (password: string) => password.normalize('NFKC');

// The most used passwords that can be ten characters long, and Norwegian ones.
const COMMON = new Set(
  `password passord qwerty qwertyuiop qwertyui asdfghjkl zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc iloveyou
  football fotball baseball basketball superman sunshine princess prinsesse welcome velkommen letmein trustno master
  monkey dragon shadow michael jennifer charlie starwars whatever computer internet samsung liverpool manchester
  jegelskerdeg sommer vinter hemmelig hemmelighet nordmann norge administrator admin changeme blink qazwsxedc
  passw0rd p@ssword p@ssw0rd mypassword mittpassord passordet hallohallo heihei heiheihei test testtest`.split(/\s+/),
);

/** True for a common word or a brand of the shop and digits, a run, or the account's own words. */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const plain = passwordText(password).toLowerCase();
  const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (new Set(plain).size <= 3 || COMMON.has(word) || COMMON.has(plain)) return true;
  if (isRun(plain) || isBrand(plain)) return true;
  return own.some(
    (text) => text.length >= 5 && plain.startsWith(text.toLowerCase()) && plain.length - text.length <= 4,
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/\P{L}+/gu, '');

function isBrand(password: string): boolean {
  const letters = lettersOf(password);
  return letters !== '' && allBrands().some(({ id, name }) => letters === lettersOf(name) || letters === lettersOf(id));
}

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((mark, i) => mark.charCodeAt(0) - text.charCodeAt(i));
  const runs = '01234567890'.repeat(3);
  return /^\d+$/.test(text)
    ? runs.includes(text) || [...runs].reverse().join('').includes(text)
    : steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

export const ownWords = (form: { firstname: string; surname: string; email: string; phone: string }) => [
  form.email,
  form.email.split('@')[0] ?? '',
  form.phone,
  `${form.firstname}${form.surname}`,
];
