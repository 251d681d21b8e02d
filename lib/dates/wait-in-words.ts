const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rounds up, so that the next try is not too early. */
export function waitInWords(seconds: number): string {
  if (seconds <= 5) return 'et øyeblikk';
  if (seconds <= 55) return `${Math.ceil(seconds / 5) * 5} sekunder`;
  if (seconds <= MINUTE) return 'ett minutt';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 60) return `${minutes} minutter`;
  const hours = Math.ceil(seconds / HOUR);
  return hours === 1 ? 'en time' : `${hours} timer`;
}
