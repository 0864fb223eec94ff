import { expect, test } from 'vitest';
import { drawRibbon, stackBands } from './flow-lines';

test('bands fill their side, none overlaps the next, and the smallest is still seen', () => {
  const placed = stackBands([900_000, 50_000, 1, 0], 200, 6);
  expect(placed[0]!.top).toBe(0);
  expect(placed.at(-1)!.top + placed.at(-1)!.height).toBeCloseTo(200);
  placed.slice(1).forEach((one, at) => expect(one.top).toBeCloseTo(placed[at]!.top + placed[at]!.height + 6));
  expect(Math.min(...placed.map(({ height }) => height))).toBeGreaterThan(1.5);
});

test('a ribbon begins and ends as high as what it joins', () => {
  expect(drawRibbon({ top: 0, height: 10 }, [0, 100], { top: 20, height: 5 })).toBe(
    'M0,0 C50,0 50,20 100,20 L100,25 C50,25 50,10 0,10 Z',
  );
});
