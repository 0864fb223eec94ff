import { expect, test } from 'vitest';
import { listOfferedTypes } from './offered-types';

const listFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const trustees = listOfferedTypes(5, false).filter((type) => type > 25);

test.each<[string, readonly number[], readonly number[]]>([
  ['a liquidation', listOfferedTypes(1, false), [...listFrom(1, 8), 24]],
  ['an estate', listOfferedTypes(2, false), [...listFrom(6, 24)]],
  ['an estate with a notice', listOfferedTypes(2, true), [...listFrom(6, 8), ...listFrom(10, 24)]],
  ['a curatorship', listOfferedTypes(3, false), [24]],
  ['a trust', listOfferedTypes(5, false), [...trustees, 24]],
  ['a liquidation whose publication a partner takes', listOfferedTypes(1, false, true), [...listFrom(1, 8), 24, 25]],
])('%s offers %j', (_, offered, types) => expect(offered).toEqual(types));
