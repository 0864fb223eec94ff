import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';

export const signingStates = ['open', 'signed', 'declined', 'cancelled', 'lapsed'] as const;
export type SigningState = (typeof signingStates)[number];
export const signerStates = ['waiting', 'asked', 'signed', 'declined'] as const;
export type SignerState = (typeof signerStates)[number];
/** One after the other in their order, or all at once. */
export type SigningOrder = 'inTurn' | 'together';

export interface PaperSigner {
  readonly place: number;
  readonly state: SignerState;
}

/** Whom to ask now: of those in turn the first who has not signed, once nobody before them is still asked. */
export function toAsk<S extends PaperSigner>(signers: readonly S[], turns: SigningOrder): readonly S[] {
  const waiting = signers.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.place - b.place);
  if (turns === 'together') return waiting;
  return signers.some(({ state }) => state === 'asked' || state === 'declined') ? [] : waiting.slice(0, 1);
}

export const hasAllSigned = (signers: readonly PaperSigner[]): boolean =>
  signers.length > 0 && signers.every(({ state }) => state === 'signed');

/** Whether somebody may sign or decline now. */
export function mayAnswer(signing: { readonly state: SigningState }, signer: PaperSigner): Outcome<true> {
  if (signing.state === 'cancelled')
    return refuse('signing', 'The sender withdrew this document. You do not need to sign it.');
  if (signing.state !== 'open')
    return refuse('signing', 'This document no longer needs signing. You do not need to do anything.');
  if (signer.state === 'waiting')
    return refuse('signing', 'It is not your turn yet. We will write to you when the people before you have signed.');
  if (signer.state !== 'asked')
    return refuse('signing', 'You have already answered. You do not need to do anything else.');
  return true;
}

/** Two signers at one address could sign for one another, and nobody could tell. */
export function checkSigners(signers: readonly { readonly name: string; readonly email: string }[]): Outcome<true> {
  const seen = new Set<string>();
  for (const [at, { email }] of signers.entries()) {
    const address = email.toLowerCase();
    if (seen.has(address)) {
      return refuse(
        `signers.${at}.email`,
        message('{email} is already in the list. Each signer needs their own address.', { email }),
      );
    }
    seen.add(address);
  }
  return true;
}

const dayMs = 86_400_000;

/** How many of the reminders are due: one for each of the days that has passed since they were asked. */
export const listRemindersDue = (askedAt: Date, remindAfter: readonly number[], now: Date): number =>
  remindAfter.filter((days) => now.getTime() - askedAt.getTime() >= days * dayMs).length;
