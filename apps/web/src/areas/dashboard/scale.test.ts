import { expect, test } from 'vitest';
import { createScale } from './scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [2418, [0, 1000, 2000, 3000]],
])('the lines behind bars up to %i stand at %j', (most, lines) => {
  expect(createScale(most)).toEqual(lines);
});
