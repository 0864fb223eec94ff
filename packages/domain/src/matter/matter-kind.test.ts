import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { systemType } from './kinds';
import { checkMatterKind, listMatterKinds } from './matter-kind';

const { liquidation, estateLate } = systemType;

describe('the kind of a matter', () => {
  it.each(['company', 'close corporation'])('a %s is wound up, not sequestrated', (kind) => {
    expect(listMatterKinds(liquidation, kind)).not.toContain('Sequestration');
    expect(isRefused(checkMatterKind(liquidation, kind, 'Sequestration'))).toBe(true);
    expect(checkMatterKind(liquidation, kind, 'Winding-up by the court')).toBe('Winding-up by the court');
  });
  it.each(['person', 'trust', 'partnership'])('a %s is sequestrated, not wound up', (kind) => {
    expect(listMatterKinds(liquidation, kind)).toEqual(['Sequestration', 'Voluntary surrender']);
    expect(isRefused(checkMatterKind(liquidation, kind, 'Winding-up by the court'))).toBe(true);
  });
  it('every kind that is offered is taken, and what was written before is left alone', () => {
    for (const type of Object.values(systemType))
      for (const kind of ['person', 'company', 'other'])
        for (const offered of listMatterKinds(type, kind)) expect(checkMatterKind(type, kind, offered)).toBe(offered);
    expect(checkMatterKind(estateLate, 'person', 'As written by hand')).toBe('As written by hand');
  });
});
