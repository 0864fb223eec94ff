/**
 * What an Act wants done forthwith, by title, so that a list needs the words alone and not the rules: until the firm's own
 * period is over it is due as soon as may be, and not late.
 */
const titles: ReadonlySet<string> = new Set([
  'Hand any will to the Master',
  'Open the estate bank account',
  'Publish the notice to creditors (J193)',
  'Notify the creditor by registered post that the claim is rejected, with reasons',
  'Test whether the estate is solvent',
  'Pay creditors and heirs; lodge receipts and proof of transfers',
  'Gazette the order, caveat at the deeds registry',
  'Publish the appointment in the Gazette and call on debtors to pay',
  'Publish the confirmation in the Gazette, pay dividends and notify contributors',
  'Return the letters of authority',
  'Bring the register of beneficial owners up to date',
  'Lodge the register of beneficial owners',
  'Final account',
]);

export const isForthwith = (title: string): boolean => titles.has(title);
