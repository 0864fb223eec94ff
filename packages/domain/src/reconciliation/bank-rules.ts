import type { Cents } from '../money/cents';
import { normaliseText } from '../statements/keys';

/** What the firm puts a bank line under by its words. */
export interface BankRule {
  readonly id: number;
  /** All of them stand in the line, in any order. */
  readonly words: string;
  /** Where the entry goes: an account of income or of expenses. */
  readonly target: string;
  /** Income is money in, expenses are money out. */
  readonly isIn: boolean;
}

/** A rule is a person's own word, yet one of the firm may mean another line by it. */
export const ruleConfidence = 98;

const split = (text: string): string[] =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word !== '');

export type RuleFinder = (line: {
  readonly amount: Cents;
  readonly description: string;
  readonly reference?: string;
}) => BankRule | undefined;

/** The rule of a line: of several that fit, the one with the most words, then the one that was made first. */
export function createRuleFinder(rules: readonly BankRule[]): RuleFinder {
  const ordered = rules
    .map((rule) => ({ rule, words: [...new Set(split(rule.words))] }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length || a.rule.id - b.rule.id);
  if (ordered.length === 0) return () => undefined;
  return ({ amount, description, reference }) => {
    if (amount === 0) return undefined;
    const said = new Set(split(reference === undefined ? description : `${description} ${reference}`));
    return ordered.find(({ rule, words }) => rule.isIn === amount > 0 && words.every((word) => said.has(word)))?.rule;
  };
}
