import type { WireAnswer } from '@boedel/contract/call';
import { signingCalls } from '@boedel/contract/signing/signing.calls';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type SigningAnswer = WireAnswer<typeof signingCalls.getbymatterid>[number];

export interface SignableDocument {
  readonly id: number;
  readonly title: string;
  readonly contentType: string;
  readonly isReplaced: boolean;
}

export const useSignings = (matterID: number) => useRead(signingCalls.getbymatterid, { matterID }, { quiet: true });

export const signingStateLabels: Readonly<Record<SigningAnswer['state'], string>> = {
  open: markPhrase('out for signature'),
  signed: markPhrase('signed'),
  declined: markPhrase('not signed: declined'),
  cancelled: markPhrase('withdrawn'),
  lapsed: markPhrase('not signed in time'),
};
export const stateTones: Readonly<Record<SigningAnswer['state'], BadgeTone>> = {
  open: 'info',
  signed: 'good',
  declined: 'bad',
  cancelled: 'off',
  lapsed: 'warn',
};

/** How far a paper is, as a word or two; of one that is out, how many have signed. */
export function describeSigningState({ state, way, signers }: SigningAnswer): string {
  if (state !== 'open') return t(signingStateLabels[state]);
  if (way === 'ink') return t('out for signature in ink');
  const done = signers.filter((signer) => signer.state === 'signed').length;
  return t('{done} of {count} signed', { done, count: signers.length });
}

/** The latest of each paper: of the one that was sent and of the one it became. */
export function findLatestByDocument(signings: readonly SigningAnswer[]): ReadonlyMap<number, SigningAnswer> {
  const latest = new Map<number, SigningAnswer>();
  for (const signing of signings) {
    for (const id of [signing.documentID, signing.resultID]) {
      if (id !== null && !latest.has(id)) latest.set(id, signing);
    }
  }
  return latest;
}
