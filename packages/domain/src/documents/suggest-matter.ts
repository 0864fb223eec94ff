import { type Message, message } from '../law/message';

/** What points from a mail to a matter. */
export interface MatterPointers {
  /** Matters in which a mail of the same thread is filed. */
  readonly threads: readonly { readonly matterId: number; readonly subject: string }[];
  /** Matters whose reference may stand in the subject. */
  readonly references: readonly { readonly matterId: number; readonly reference: string }[];
  /** Matters in which somebody has an address of the mail. */
  readonly addresses: readonly { readonly matterId: number; readonly name: string; readonly address: string }[];
}

export interface MatterSuggestion {
  readonly matterId: number;
  readonly reason: Message;
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A reference stands in a text as a whole: EST/1 does not stand in EST/12. */
export function containsReference(reference: string, text: string): boolean {
  const [word, whole] = [reference.trim().toLowerCase(), text.toLowerCase()];
  if (word.length < 3) return false;
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
    if (!isWordSign(whole[at - 1]) && !isWordSign(whole[at + word.length])) return true;
  }
  return false;
}

/** Where a mail may belong, the surest first and each matter once: its thread, then a reference, then an address. */
export function suggestMatters(
  subject: string,
  { threads, references, addresses }: MatterPointers,
): MatterSuggestion[] {
  const all: MatterSuggestion[] = [
    ...threads.map(({ matterId, subject: earlier }) => ({
      matterId,
      reason: message('It answers “{subject}”, which is filed there.', { subject: earlier }),
    })),
    ...references
      .filter(({ reference }) => containsReference(reference, subject))
      .map(({ matterId, reference }) => ({
        matterId,
        reason: message('The subject names {reference}.', { reference }),
      })),
    ...addresses.map(({ matterId, name, address }) => ({
      matterId,
      reason: message('{name} of this matter has the address {address}.', { name, address }),
    })),
  ];
  const seen = new Set<number>();
  return all.filter(({ matterId }) => !seen.has(matterId) && seen.add(matterId)).slice(0, 5);
}
