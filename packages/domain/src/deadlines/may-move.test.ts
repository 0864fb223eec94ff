import { expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { checkMove, classifyEntry } from './may-move';
import { deadlineRules } from './rules';

test('own entries move; key dates and events say where they are changed', () => {
  expect(checkMove({ type: 1, rule: null, event: null })).toBeUndefined();
  for (const entry of [
    { type: 10, rule: null, event: null },
    { type: 1, rule: null, event: 'letters' },
  ]) {
    expect(classifyEntry(entry)).toBe('key');
    expect(isRefused(checkMove(entry))).toBe(true);
  }
});

test('every statutory date says which day it runs from, and by which section', () => {
  for (const { id, section } of deadlineRules) {
    const refused = checkMove({ type: 1, rule: id, event: null });
    const [why] = isRefused(refused) ? refused.refusals : [];
    expect(why?.section).toBe(section);
    expect(why?.sentence).toMatch(/It moves when this day is changed in the matter, or by an extension: .+\./);
    expect(why?.sentence).not.toMatch(/undefined|\{/);
  }
});
