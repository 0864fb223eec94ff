function computeLuhnSum(digits: string, doubleLast: boolean): number {
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = (index % 2 === 0) === doubleLast ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total;
}

/** The Luhn check over digits that end in their check digit. */
export const passesLuhn = (digits: string): boolean => computeLuhnSum(digits, false) % 10 === 0;

/** The check digit that makes the digits pass. */
export const computeLuhnDigit = (digits: string): string => String((10 - (computeLuhnSum(digits, true) % 10)) % 10);
