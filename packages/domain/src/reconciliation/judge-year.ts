import { drainSteps } from '../steps/steps';
import { toPastChoices, type ClassifiedLine, createCuratorYear, type SuggestionScore } from './bench-years';
import { learnChoices } from './learn';
import { certain } from './match';
import { suggest } from './suggest';

/** How well the second year of an invented curatorship is suggested after the first was matched by hand. */
export function judgeSecondYear(seed: number): SuggestionScore {
  const learned = drainSteps(learnChoices(toPastChoices(createCuratorYear(seed, 1))));
  const second: ClassifiedLine[] = createCuratorYear(seed, 2);
  const suggestions = drainSteps(suggest(second, [], learned));
  const judged = { lines: second.length, right: 0, certain: 0, certainAndWrong: 0 };
  for (const [place, { target }] of second.entries()) {
    const best = suggestions[place]![0];
    if (best?.target === target) judged.right += 1;
    if (best && best.confidence > certain) {
      judged.certain += 1;
      if (best.target !== target) judged.certainAndWrong += 1;
    }
  }
  return judged;
}
