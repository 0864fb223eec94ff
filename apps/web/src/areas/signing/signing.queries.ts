import type { WireAnswer } from '@boedel/contract/call';
import { signingCalls } from '@boedel/contract/signing/signing.calls';
import { useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type Signing = WireAnswer<typeof signingCalls.getbymatterid>[number];

export interface PaperToSign {
  readonly id: number;
  readonly title: string;
  readonly contentType: string;
  readonly isReplaced: boolean;
}

export const useSignings = (matterID: number) => useRead(signingCalls.getbymatterid, { matterID }, { quiet: true });

export const stateWords: Readonly<Record<Signing['state'], string>> = {
  open: phrase('out to be signed'),
  signed: phrase('signed'),
  declined: phrase('not signed: declined'),
  cancelled: phrase('taken back'),
  lapsed: phrase('not signed in time'),
};
export const stateTones: Readonly<Record<Signing['state'], Tone>> = {
  open: 'info',
  signed: 'good',
  declined: 'bad',
  cancelled: 'off',
  lapsed: 'warn',
};

/** How far a paper is, as a word or two; of one that is out, how many have signed. */
export function stateOf({ state, way, signers }: Signing): string {
  if (state !== 'open') return t(stateWords[state]);
  if (way === 'ink') return t('out for wet ink');
  const done = signers.filter((signer) => signer.state === 'signed').length;
  return t('{done} of {count} signed', { done, count: signers.length });
}

/** The latest of each paper: of the one that was sent and of the one it became. */
export function latestByDocument(signings: readonly Signing[]): ReadonlyMap<number, Signing> {
  const latest = new Map<number, Signing>();
  for (const signing of signings) {
    for (const id of [signing.documentID, signing.resultID]) {
      if (id !== null && !latest.has(id)) latest.set(id, signing);
    }
  }
  return latest;
}
