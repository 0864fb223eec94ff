import { TestRunner } from 'vitest';
import type { RunnerTestFile, RunnerTask } from 'vitest';
import { isOfArea } from './of-area';

/** Leaves only the first test of these, and returns whether there was one. */
function moveFirst(tasks: readonly RunnerTask[], isFound: boolean): boolean {
  let found = isFound;
  for (const task of tasks) {
    if (task.type === 'suite') {
      const before = found;
      found = moveFirst(task.tasks, found);
      if (before === found && task.mode === 'run') task.mode = 'skip';
    } else if (found) task.mode = 'skip';
    else found = task.mode === 'run';
  }
  return found;
}

/**
 * On the embedded database an area is walked by the journey its file begins with. What else stands in the file is a rule,
 * and was proved on the server database.
 */
export default class JourneyAlone extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) if (isOfArea(file.filepath)) moveFirst(file.tasks, false);
  }
}
