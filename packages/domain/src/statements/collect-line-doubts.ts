import { type Message, message } from '../law/message';
import { forEachInSteps, type Steps } from '../steps/steps';
import type { ReadStatementFile } from './statement';

/** What is doubted of single lines of a file, by the line: what reading found, and lines that are equal in all a person sees. */
export function* collectLineDoubts(
  file: Pick<ReadStatementFile, 'doubts' | 'statements'>,
): Steps<ReadonlyMap<number, Message>> {
  const found = new Map<number, Message>();
  for (const { line, words, weight } of file.doubts) {
    if (line !== undefined && weight !== 'stop' && !found.has(line)) found.set(line, words);
  }
  for (const { lines } of file.statements) {
    const first = new Map<string, number>();
    yield* forEachInSteps(lines, ({ line, day, amount, description, reference, kind }) => {
      if (amount === 0) return;
      const seen = `${day}|${amount}|${kind}|${description}|${reference ?? ''}`;
      const earlier = first.get(seen);
      if (earlier === undefined) first.set(seen, line);
      else if (!found.has(line)) found.set(line, message('The same as line {line}; both are kept.', { line: earlier }));
    });
  }
  return found;
}
