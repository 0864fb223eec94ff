import { expect, test } from 'vitest';
import { listOfferedTypes } from './offered-types';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const trustees = listOfferedTypes(5, false).filter((type) => type > 25);

test.each<[string, readonly number[], readonly number[]]>([
  ['a liquidation', listOfferedTypes(1, false), [...range(1, 8), 24]],
  ['an estate', listOfferedTypes(2, false), [...range(6, 24)]],
  ['an estate with a notice', listOfferedTypes(2, true), [...range(6, 8), ...range(10, 24)]],
  ['a curatorship', listOfferedTypes(3, false), [24]],
  ['a trust', listOfferedTypes(5, false), [...trustees, 24]],
  ['a liquidation whose publication a partner takes', listOfferedTypes(1, false, true), [...range(1, 8), 24, 25]],
])('%s offers %j', (_, offered, types) => expect(offered).toEqual(types));
