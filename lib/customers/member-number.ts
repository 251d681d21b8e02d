const FIRST = 1_000_000;

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((so, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return so + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

export function memberNumber(id: number): string {
  const digits = String(FIRST + id);
  return `${digits}${checkDigit(digits)}`;
}
