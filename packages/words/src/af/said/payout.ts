/** Payments to go out, before a bank's file is written. */
export const af: Readonly<Record<string, string>> = {
  "'{text}' is no amount that can be paid. Enter one above nought.":
    "'{text}' is nie ʼn bedrag wat betaal kan word nie. Voer een bo nul in.",
  'Enter the reference the payee will see.': 'Voer die verwysing in wat die ontvanger sal sien.',
  'An amount above R 5,000,000 does not go as an electronic transfer. Pay it by RTGS.':
    'ʼn Bedrag bo R 5 000 000 gaan nie as ʼn elektroniese oordrag nie. Betaal dit per RTGS.',
};
