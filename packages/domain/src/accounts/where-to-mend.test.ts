import { describe, expect, it } from 'vitest';
import { estateShape } from '../estate/shape.testing';
import { systemType } from '../matter/kinds';
import { tabs } from '../matter/tabs';
import { rand } from '../money/cents';
import { anEstate } from '../estate/estate.testing';
import { whereToMend } from './where-to-mend';

describe('where a refusal of an account is mended', () => {
  const drawn = anEstate({
    assets: [{ id: '7', description: 'Erf 12 Paarl', class: 'immovable', value: rand(1), treatment: 'outstanding' }],
  });

  it('names the tab, the row and what people call it', () => {
    expect(whereToMend('assets[0].treatment', drawn)).toEqual({ tab: 'assets', rowId: '7', name: 'Erf 12 Paarl' });
    expect(whereToMend('will.residue.to[1].share', drawn)).toEqual({ tab: 'beneficiaries' });
    expect(whereToMend('assets[9].treatment', drawn)).toEqual({ tab: 'assets' });
  });

  it('leads to the details where the field is none of the estate’s', () => {
    expect(whereToMend('sequence', drawn)).toEqual({ tab: 'details' });
    expect(whereToMend('', drawn)).toEqual({ tab: 'details' });
  });

  it.each(Object.keys(estateShape))('knows a tab a deceased estate has for %s', (part) => {
    const { tab } = whereToMend(part, drawn);
    expect(tabs.find(({ path }) => path === tab)?.systemTypes).toContain(systemType.estateLate);
  });
});
