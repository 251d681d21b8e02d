/** So that the first customers' numbers are as long as the others'. */
const FIRST = 1_000_000;

/** The last digit of Luhn's (ISO/IEC 7812-1): a digit heard wrong, or two that changed places, is noticed. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((so, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return so + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What a member is known by aloud: the customer's id, and a check digit. */
export function memberNumber(id: number): string {
  const digits = String(FIRST + id);
  return `${digits}${checkDigit(digits)}`;
}
