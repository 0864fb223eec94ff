import { describe, expect, it } from 'vitest';
import { estateShape } from '../estate/shape.testing';
import { systemType } from '../matter/kinds';
import { tabs } from '../matter/tabs';
import { rand } from '../money/cents';
import { createTestEstate } from '../estate/estate.testing';
import { locateEstateField } from './locate-estate-field';

describe('where a refusal of an account is mended', () => {
  const drawn = createTestEstate({
    assets: [{ id: '7', description: 'Erf 12 Paarl', class: 'immovable', value: rand(1), treatment: 'outstanding' }],
  });

  it('names the tab, the row and what people call it', () => {
    expect(locateEstateField('assets[0].treatment', drawn)).toEqual({
      tab: 'assets',
      rowId: '7',
      name: 'Erf 12 Paarl',
    });
    expect(locateEstateField('will.residue.to[1].share', drawn)).toEqual({ tab: 'beneficiaries' });
    expect(locateEstateField('assets[9].treatment', drawn)).toEqual({ tab: 'assets' });
  });

  it('leads to the details where the field is none of the estate’s', () => {
    expect(locateEstateField('sequence', drawn)).toEqual({ tab: 'details' });
    expect(locateEstateField('', drawn)).toEqual({ tab: 'details' });
  });

  it.each(Object.keys(estateShape))('knows a tab a deceased estate has for %s', (part) => {
    const { tab } = locateEstateField(part, drawn);
    expect(tabs.find(({ path }) => path === tab)?.systemTypes).toContain(systemType.estateLate);
  });
});
