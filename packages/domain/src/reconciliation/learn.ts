import { message, type Message, quoteVerbatim } from '../law/message';
import type { Cents } from '../money/cents';
import { forEachInSteps, type Steps } from '../steps/steps';
import { type LineWords, createWordReader } from './line-words';
import type { PastChoice } from './match';

/** How often each target was chosen. */
type TargetTally = Map<string, number>;

/** The firm's own choices, indexed by what a line says. Money in and money out are learned apart. */
export interface LearnedTargets {
  readonly byStem: ReadonlyMap<string, TargetTally>;
  readonly byStemAndAmount: ReadonlyMap<string, TargetTally>;
  readonly byWord: ReadonlyMap<string, TargetTally>;
  readonly byAmount: ReadonlyMap<string, TargetTally>;
  readonly choices: number;
}

const toSide = (amount: Cents): string => (amount < 0 ? '-' : '+');

function add(tallies: Map<string, TargetTally>, key: string, target: string, times: number): void {
  const tally = tallies.get(key);
  if (tally) tally.set(target, (tally.get(target) ?? 0) + times);
  else tallies.set(key, new Map([[target, times]]));
}

export function* learnChoices(choices: readonly PastChoice[]): Steps<LearnedTargets> {
  const [byStem, byStemAndAmount, byWord, byAmount] = [new Map(), new Map(), new Map(), new Map()] as [
    Map<string, TargetTally>,
    Map<string, TargetTally>,
    Map<string, TargetTally>,
    Map<string, TargetTally>,
  ];
  const wordsOf = createWordReader({ keepsCodes: false });
  let count = 0;
  yield* forEachInSteps(choices, ({ description, reference, amount, target, times = 1 }) => {
    const { stem, telling } = wordsOf(description, reference);
    const sign = toSide(amount);
    count += times;
    if (stem !== '') {
      add(byStem, `${sign}${stem}`, target, times);
      add(byStemAndAmount, `${amount}|${stem}`, target, times);
    }
    for (const word of telling) add(byWord, `${sign}${word}`, target, times);
    add(byAmount, String(amount), target, times);
  });
  return { byStem, byStemAndAmount, byWord, byAmount, choices: count };
}

export interface RememberedTarget {
  readonly target: string;
  readonly confidence: number;
  readonly reasons: readonly Message[];
  /** The text and the amount were chosen for before, always the same way, and the text tells the payee. */
  readonly isExact: boolean;
}

interface BestTarget {
  readonly target: string;
  readonly times: number;
  readonly total: number;
}

/** The target chosen most often; of two chosen as often the one first in the alphabet, whatever the order of learning. */
function findBestTarget(tally: TargetTally | undefined): BestTarget | undefined {
  let best: { target: string; times: number } | undefined;
  let total = 0;
  for (const [target, times] of tally ?? []) {
    total += times;
    if (!best || times > best.times || (times === best.times && target < best.target)) best = { target, times };
  }
  return best && { ...best, total };
}

/** Always chosen the same way. */
const isPure = ({ times, total }: BestTarget): boolean => times === total;

/** By the same words as before. */
function recallByText(
  learned: LearnedTargets,
  amount: Cents,
  { stem, telling }: LineWords,
): RememberedTarget | undefined {
  const best = findBestTarget(learned.byStem.get(`${toSide(amount)}${stem}`));
  if (!best) return undefined;
  const withAmount = findBestTarget(learned.byStemAndAmount.get(`${amount}|${stem}`));
  const reasons: Message[] = [
    message('Chosen for {times} of {total} earlier lines with the same words.', {
      times: best.times,
      total: best.total,
    }),
  ];
  const tellsPayee = telling.length > 0;
  if (isPure(best)) {
    const seen = Math.min(best.times, 5);
    if (withAmount) {
      reasons.push(message('The amount is also the same.'));
      return {
        target: best.target,
        reasons,
        isExact: tellsPayee && best.times >= 2,
        confidence: tellsPayee && best.times >= 2 ? 96 + Math.min(seen - 2, 2) : 84,
      };
    }
    return { target: best.target, reasons, isExact: false, confidence: (tellsPayee ? 83 : 70) + seen * 2 };
  }
  // Chosen one way and another: the amount may tell which, but not for certain.
  if (withAmount && isPure(withAmount)) {
    return {
      target: withAmount.target,
      reasons: [message('Used for earlier lines with the same words and amount.')],
      isExact: false,
      confidence: 80,
    };
  }
  return { target: best.target, reasons, isExact: false, confidence: Math.round((75 * best.times) / best.total) };
}

/** By single words that only ever went one way: a chain with another branch, a payee the bank now writes differently. */
function recallByWords(learned: LearnedTargets, amount: Cents, { telling }: LineWords): RememberedTarget | undefined {
  const votes = new Map<string, number>();
  const spoke = new Map<string, string>();
  let [known, all] = [0, 0];
  for (const word of telling) {
    const tally = learned.byWord.get(`${toSide(amount)}${word}`);
    const total = tally ? [...tally.values()].reduce((sum, times) => sum + times, 0) : 0;
    // A rare word says more than one that stands on every second line.
    const weight = Math.log(2 + learned.choices / (1 + total));
    all += weight;
    if (!tally) continue;
    known += weight;
    for (const [target, times] of tally) {
      votes.set(target, (votes.get(target) ?? 0) + (weight * times) / total);
      spoke.set(target, spoke.has(target) ? `${spoke.get(target)!} ${word}` : word);
    }
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const first = ranked[0];
  if (!first || known === 0) return undefined;
  const [target, weight] = first;
  const confidence = Math.round((weight / known) * (45 + 35 * (known / all)));
  return {
    target,
    confidence,
    isExact: false,
    reasons: [
      message('Earlier lines with these words were allocated here: {words}.', {
        words: quoteVerbatim(spoke.get(target)!),
      }),
    ],
  };
}

/** By the amount alone, when it always went one way and more than once. */
function recallByAmount(learned: LearnedTargets, amount: Cents): RememberedTarget | undefined {
  const best = findBestTarget(learned.byAmount.get(String(amount)));
  if (!best || !isPure(best) || best.times < 2) return undefined;
  return {
    target: best.target,
    confidence: 50,
    isExact: false,
    reasons: [message('{count} earlier lines with the same amount were allocated here.', { count: best.times })],
  };
}

/** Where a line went before, as far as the firm's own choices tell. */
export function recallTarget(learned: LearnedTargets, amount: Cents, words: LineWords): RememberedTarget | undefined {
  const text = words.stem === '' ? undefined : recallByText(learned, amount, words);
  if (text) return text;
  const [single, alone] = [recallByWords(learned, amount, words), recallByAmount(learned, amount)];
  if (single && alone && single.target === alone.target) {
    return {
      target: single.target,
      isExact: false,
      confidence: Math.min(90, single.confidence + 15),
      reasons: [...single.reasons, ...alone.reasons],
    };
  }
  return single && (!alone || single.confidence >= alone.confidence) ? single : alone;
}

/** As `remember`, once for each text and amount: a standing order is the same line every month. */
export function createRecaller(
  learned: LearnedTargets,
): (amount: Cents, words: LineWords) => RememberedTarget | undefined {
  const known = new Map<string, Map<number, RememberedTarget | undefined>>();
  return (amount, words) => {
    let ofStem = known.get(words.stem);
    if (!ofStem) known.set(words.stem, (ofStem = new Map()));
    if (!ofStem.has(amount)) ofStem.set(amount, recallTarget(learned, amount, words));
    return ofStem.get(amount);
  };
}
